import type {Page} from 'playwright-core';

/** The part of Chromium's accessibility node that is read here. */
type Node = {
  ignored: boolean;
  role?: {value?: string};
  name?: {value?: string};
  value?: {value?: unknown};
  properties?: {name: string; value: {value?: unknown}}[];
};

/** States that screen readers announce. */
const states = [
  'expanded',
  'selected',
  'checked',
  'pressed',
  'modal',
  'live',
  'atomic',
  'hasPopup',
];

/** Roles without a meaning of their own. */
const ignoredRoles =
  /^(?:none|generic|InlineTextBox|StaticText|LineBreak|ListMarker|LabelText|mark)$/;

function describeNode({role, name, value, properties = []}: Node): string {
  const found = properties.flatMap(({name: property, value: {value: state}}) =>
    states.includes(property) ? [`${property}=${String(state)}`] : [],
  );
  return [
    role?.value,
    name?.value !== undefined && name.value !== '' && JSON.stringify(name.value),
    value?.value !== undefined && `value=${JSON.stringify(value.value)}`,
    ...found,
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * What Chromium tells assistive technology about an element and its contents: role, name, value and states, one line for each object.
 *
 * @param selector of the first such element
 * @throws if there is no such element
 */
export async function accessibilityTree(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  try {
    const {result} = await session.send('Runtime.evaluate', {
      expression: `document.querySelector(${JSON.stringify(selector)})`,
    });
    if (!result.objectId) {
      throw new Error(`There is no ${selector}.`);
    }
    const {nodes} = await session.send('Accessibility.queryAXTree', {objectId: result.objectId});
    return (nodes as Node[])
      .filter(({ignored, role}) => !ignored && !ignoredRoles.test(role?.value ?? 'none'))
      .map(describeNode);
  } finally {
    await session.detach();
  }
}
