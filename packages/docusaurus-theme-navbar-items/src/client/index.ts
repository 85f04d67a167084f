import {Component, createContext, type ReactNode} from 'react';

/** The label of the footer item that contains a component. `undefined` outside the footer. */
export const FooterLabelContext = createContext<string | undefined>(undefined);

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
