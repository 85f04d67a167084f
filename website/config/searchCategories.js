// @ts-check

/**
 * Groups of search hits, by the path of a page: the first that matches counts.
 *
 * @type {import('docusaurus-theme-search-meilisearch').Options['categories']}
 */
module.exports = [
  {match: '/v1/api/js', label: 'JS API'},
  {
    match: '/v1/api/config',
    label: {
      en: 'Configuration',
      fr: 'Configuration',
      it: 'Configurazione',
      ko: '설정',
      'zh-cn': '配置',
    },
  },
  {match: '/v1/api/cli', label: 'CLI'},
  {
    match: '/v1/references',
    label: {
      en: 'References',
      fr: 'Références',
      it: 'Riferimenti',
      ko: '참조 문서',
      'zh-cn': '参考',
    },
  },
  {match: '/blog', label: {en: 'Blog', fr: 'Blog', it: 'Blog', ko: '블로그', 'zh-cn': '博客'}},
  {
    match: '/about',
    label: {en: 'About', fr: 'À propos', it: 'Informazioni', ko: '소개', 'zh-cn': '关于'},
  },
  {
    match: '/releases',
    label: {en: 'About', fr: 'À propos', it: 'Informazioni', ko: '소개', 'zh-cn': '关于'},
  },
  {
    match: '/',
    label: {
      en: 'Documentation',
      fr: 'Documentation',
      it: 'Documentazione',
      ko: '문서',
      'zh-cn': '文档',
    },
  },
];
