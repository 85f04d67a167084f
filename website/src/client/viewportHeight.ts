import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** `--vh`: a hundredth of the height that is seen, which `1vh` is not while a phone shows its address bar. */
function setViewportHeight(): void {
  document.documentElement.style.setProperty('--vh', `${window.innerHeight / 100}px`);
}

if (ExecutionEnvironment.canUseDOM) {
  setViewportHeight();
  window.addEventListener('resize', setViewportHeight);
}
