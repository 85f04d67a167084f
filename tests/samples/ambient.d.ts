/// <reference types="@sveltejs/kit" />
/**
 * What samples may use without declaring it, because the page says where it comes from: globals of the test runners and of the
 * webview, and packages of other people that are too large to install for their types (Next.js, Qwik, WebdriverIO). A package below is taken on trust: calls of it are not
 * checked, calls of the framework around it are.
 */
declare const $: (selector: string) => any;
declare const browser: any;
// Of Svelte 5.
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
// The file that the page before shows.
declare module '*/driver.mjs';
