import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

function isValid(hash: string): boolean {
  try {
    decodeURIComponent(hash);
    return true;
  } catch {
    return false;
  }
}

/** Docusaurus decodes the hash of each URL, and the page crashes if that fails. */
function repairHash(): void {
  const {hash} = window.location;
  if (!isValid(hash)) {
    // A percent sign that starts no escape sequence is literal.
    const repaired = hash.replace(/%(?![0-9a-f]{2})/gi, '%25');
    window.history.replaceState(window.history.state, '', isValid(repaired) ? repaired : '#');
  }
}

if (ExecutionEnvironment.canUseDOM) {
  repairHash();
  // Client modules run before the router adds its listener, so this one is called first.
  window.addEventListener('popstate', repairHash);
}
