import {toCustomType} from './customType';
import type {NavbarItemType} from './registry';

/** Source of the generated ES module whose default export maps each registered item's type to its component. */
export function registryModule(types: readonly NavbarItemType[]): string {
  const imports = types.map(
    ({component}, index) => `import component${index} from ${JSON.stringify(component)};\n`,
  );
  const entries = types.map(
    ({name}, index) => `  ${JSON.stringify(toCustomType(name))}: component${index},\n`,
  );
  return `${imports.join('')}export default {\n${entries.join('')}};\n`;
}
