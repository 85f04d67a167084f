import {Component, type ReactNode} from 'react';

type Props = {
  /** The item, for the message: its position in the configuration and its type. */
  name: string;
  children: ReactNode;
};

/** Leaves an item that throws in the browser out of the page, which lives on. */
export class ItemBoundary extends Component<Props, {hasFailed: boolean}> {
  override state = {hasFailed: false};

  static getDerivedStateFromError() {
    return {hasFailed: true};
  }

  override componentDidCatch(error: unknown) {
    console.error(`${this.props.name} threw, and is left out of the page:`, error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
