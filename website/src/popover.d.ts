/* eslint-disable @typescript-eslint/no-unused-vars -- The type parameters must be those of React. */
import 'react';

declare module 'react' {
  /** Attributes of the popover API, which React 17 passes on to the element. */
  interface HTMLAttributes<T> {
    popover?: '';
  }
  interface ButtonHTMLAttributes<T> {
    /** The id of an element with `popover`. */
    popovertarget?: string;
    popovertargetaction?: 'hide';
  }
  interface DetailsHTMLAttributes<T> {
    /** Only one `details` with the same name is open. */
    name?: string;
  }
}
