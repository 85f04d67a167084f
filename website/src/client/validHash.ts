import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

function isValid(hash: string): boolean {
  try {
    decodeURIComponent(hash);
    return true;
  } catch {
    return false;
  }
}

/** Docusaurus decodes the hash of every address that one goes to, and the page crashes where it cannot be decoded. */
function repairHash(): void {
  const {hash} = window.location;
  if (!isValid(hash)) {
    // A percent sign that begins nothing is meant as one.
    const repaired = hash.replace(/%(?![0-9a-f]{2})/gi, '%25');
    window.history.replaceState(window.history.state, '', isValid(repaired) ? repaired : '#');
  }
}

if (ExecutionEnvironment.canUseDOM) {
  repairHash();
  // Client modules run before the router listens, so that this comes first.
  window.addEventListener('popstate', repairHash);
}
