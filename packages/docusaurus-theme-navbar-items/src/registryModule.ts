import {toCustomType} from './items';
import type {ItemComponents, NavbarItemType, Variant} from './types';

const variants: Variant[] = ['desktop', 'mobile', 'dropdown', 'footer'];

function modulesOf({component}: NavbarItemType): Partial<ItemComponents> {
  return typeof component === 'string'
    ? {desktop: component, mobile: component, dropdown: component, footer: component}
    : component;
}

/**
 * The source of the generated ES module `registry.js`. Its default export maps each registered type, with the prefix, to the
 * components of its variants and its defaults.
 */
export function registryModule(types: readonly NavbarItemType[]): string {
  const names = new Map<string, string>();
  const nameOf = (file: string) => {
    const name = names.get(file) ?? `component${names.size}`;
    names.set(file, name);
    return name;
  };
  const entries = types.map((type) => {
    const modules = modulesOf(type);
    const components = variants.flatMap((variant) => {
      const file = modules[variant];
      return file ? [`${variant}: ${nameOf(file)}`] : [];
    });
    const defaults = JSON.stringify(type.defaults ?? {});
    return `  ${JSON.stringify(toCustomType(type.name))}: {components: {${components.join(', ')}}, defaults: ${defaults}},\n`;
  });
  const imports = Array.from(
    names,
    ([file, name]) => `import ${name} from ${JSON.stringify(file)};\n`,
  );
  return `${imports.join('')}export default {\n${entries.join('')}};\n`;
}
