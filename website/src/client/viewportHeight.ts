import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Sets `--vh` to 1 % of the visible height. `1vh` is more while a phone shows its address bar. */
function setViewportHeight(): void {
  document.documentElement.style.setProperty('--vh', `${window.innerHeight / 100}px`);
}

if (ExecutionEnvironment.canUseDOM) {
  setViewportHeight();
  window.addEventListener('resize', setViewportHeight);
}
