/// <reference types="@sveltejs/kit" />
/**
 * What samples use without declaring it, because their page explains it: globals of test runners and of the webview, and packages that
 * are too large to install for their types (Next.js, Qwik, WebdriverIO). Calls of these packages are not checked.
 */
declare const $: (selector: string) => any;
declare const browser: any;
// Svelte 5.
declare const $state: <T>(initial: T) => T;

interface Window {
  __TAURI__: any;
  __TAURI_ISOLATION_HOOK__: (payload: any) => any;
}

interface ImportMeta {
  env: any;
}

declare module 'next' {
  export type NextConfig = any;
}
declare module '@builder.io/qwik';
declare module '@builder.io/qwik-city/adapters/static/vite';
declare module '@builder.io/qwik-city/vite';
declare module '@builder.io/qwik/optimizer';
// A file that the previous page shows.
declare module '*/driver.mjs';
