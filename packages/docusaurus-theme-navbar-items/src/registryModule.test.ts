import {expect, it} from 'vitest';
import {registryModule} from './registryModule';

it('imports each component once and maps the types to their components', () => {
  expect(
    registryModule([
      {name: 'iconLink', component: '@site/src/IconLink'},
      {
        name: 'starCounter',
        component: {desktop: '/Star', mobile: '/StarInMenu', dropdown: '/StarInMenu'},
        defaults: {host: 'https://api.github.com'},
      },
    ]),
  ).toMatchInlineSnapshot(`
    "import component0 from "@site/src/IconLink";
    import component1 from "/Star";
    import component2 from "/StarInMenu";
    export default {
      "custom-iconLink": {components: {desktop: component0, mobile: component0, dropdown: component0, footer: component0}, defaults: {}},
      "custom-starCounter": {components: {desktop: component1, mobile: component2, dropdown: component2}, defaults: {"host":"https://api.github.com"}},
    };
    "
  `);
});
