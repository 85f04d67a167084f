// @ts-check

/**
 * Queries that the search modal proposes while its input is empty, by locale: the titles of the first pages, and of the features that
 * most applications need.
 *
 * @satisfies {NonNullable<NonNullable<import('docusaurus-theme-search-meilisearch').UserThemeConfig['searchMeilisearch']>['popularSearches']>}
 */
module.exports = {
  en: ['Prerequisites', 'Commands', 'System tray', 'Window customization', 'Updater'],
  fr: [
    'Prérequis',
    'Commandes',
    'Zone de notification',
    'Personnalisation des fenêtres',
    'Mise à jour',
  ],
  ko: ['사전 준비', '커맨드', '시스템 트레이', '창 사용자 지정', '업데이터'],
  'zh-cn': ['前置条件', '命令', '系统托盘', '窗口自定义', '自动更新'],
  it: [
    'Prerequisiti',
    'Comandi',
    'Area di notifica',
    'Personalizzazione delle finestre',
    'Updater',
  ],
};
