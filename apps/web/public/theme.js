// Runs before the first paint, so that a chosen theme never flashes the other one.
try {
  const chosen = localStorage.getItem('mall.theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
} catch {
  // Storage is blocked: the system's theme holds.
}
// Radix asks here for the nonce of its styles; styled-components finds the page's by itself.
window.__webpack_nonce__ = document.currentScript.nonce;
