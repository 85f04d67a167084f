/** A page of each type, and of the generated ones the largest. */
export const pageTypes = {
  home: '/ko/',
  'guide index': '/ko/v1/guides/building',
  guide: '/ko/v1/guides/getting-started/prerequisites',
  'long guide': '/ko/v1/guides/distribution/updater',
  diagrams: '/ko/v1/references/architecture/inter-process-communication/isolation',
  benchmarks: '/ko/v1/references/benchmarks',
  'JavaScript reference': '/ko/v1/api/js/window',
  'CLI reference': '/ko/v1/api/cli',
  'configuration reference': '/ko/v1/api/config',
  'blog list': '/ko/blog',
  post: '/ko/blog/2023/06/14/tauri-1-4',
  archive: '/ko/blog/archive',
  about: '/ko/about/intro',
  'release notes': '/ko/releases',
  'not found': '/ko/no/such/page',
};
