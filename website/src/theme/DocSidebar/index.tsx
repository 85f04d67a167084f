/** The stock sidebar is another component in small windows, which renders nothing before hydration. */
export {default} from '@theme/DocSidebar/Desktop';
