// Runs before the first paint, so that a chosen theme never flashes the other one.
try {
  const chosen = localStorage.getItem('mall.theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
} catch {
  // Storage is blocked: the system's theme holds.
}
// Radix asks here for the nonce of its styles; styled-components finds the page's by itself.
window.__webpack_nonce__ = document.currentScript.nonce;

// Buttons can be seen before the scripts are here that answer them: what is pressed by then is answered as soon as
// they are (`src/ssr/earlyPresses.ts`). Links lead on by themselves.
window.earlyPresses = [];
window.takeEarlyPress = (event) => {
  const button = event.target.closest('#root button');
  if (!button) return;
  // A form would leave the page, with what was typed in its address.
  event.preventDefault();
  window.earlyPresses.push(button);
};
addEventListener('click', window.takeEarlyPress, true);
