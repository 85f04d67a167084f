import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';

/**
 * Shows a new announcement at once to those who closed the one before. The theme forgets their choice, but only after its first
 * script has hidden the bar for this visit.
 */
function showNewAnnouncement(): void {
  const {id} = (siteConfig.themeConfig.announcementBar ?? {}) as {id?: string};
  let seen: string | null;
  try {
    seen = localStorage.getItem('docusaurus.announcement.id');
  } catch {
    // Storage is denied: nothing was hidden.
    return;
  }
  if (seen !== null && seen !== id) {
    document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'false');
  }
}

if (ExecutionEnvironment.canUseDOM) {
  showNewAnnouncement();
}
