import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Sets `--vh` to 1 % of the visible height. `1vh` is more while a phone shows its address bar. Until the first resize, `1dvh` is the
 * same, and the browser need not compute the style of the whole page again.
 */
function setViewportHeight(): void {
  document.documentElement.style.setProperty('--vh', `${window.innerHeight / 100}px`);
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('resize', setViewportHeight);
}
