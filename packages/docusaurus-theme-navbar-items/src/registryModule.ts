import {toCustomType} from './customType';
import type {ItemComponents, NavbarItemType} from './itemType';

const places = ['desktop', 'mobile', 'dropdown', 'footer'] as const;

function modulesOf({component}: NavbarItemType): Partial<ItemComponents> {
  return typeof component === 'string'
    ? {desktop: component, mobile: component, dropdown: component, footer: component}
    : component;
}

/**
 * Source of the generated ES module whose default export maps each registered type, under the name that theme-classic sees, to its
 * components by place and its defaults.
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
    const components = places.flatMap((place) => {
      const file = modules[place];
      return file ? [`${place}: ${nameOf(file)}`] : [];
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
