import {Component, createContext, type ReactNode} from 'react';

export {configPathOf, itemName} from '../items';

/** The label of the footer item that contains a component. `undefined` outside the footer. */
export const FooterLabelContext = createContext<string | undefined>(undefined);

/** Marks, in the HTML of a page, an item that the server check left out. The value is the path of the item in the configuration. */
export const leftOutAttribute = 'data-navbar-item-left-out';

function leftOutOfPage(): string[] {
  return Array.from(
    document.querySelectorAll(`[${leftOutAttribute}]`),
    (mark) => mark.getAttribute(leftOutAttribute) ?? '',
  );
}

/**
 * The configuration paths of the items that threw in the server check. On the server, the check adds them before Docusaurus renders
 * a page. In a browser, they come from the HTML of the page, so that hydration renders the same items as the server.
 */
export const leftOut = new Set<string>(typeof document === 'undefined' ? [] : leftOutOfPage());

type BoundaryProps = {
  /** The name of the item, for the message. */
  name: string;
  children: ReactNode;
};

/** Leaves out an item that throws in the browser, so that the rest of the page still works. */
export class ItemBoundary extends Component<BoundaryProps, {hasFailed: boolean}> {
  override state = {hasFailed: false};

  static getDerivedStateFromError() {
    return {hasFailed: true};
  }

  override componentDidCatch(error: unknown) {
    console.error(`${this.props.name} threw an error and is left out of the page:`, error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
