// Runs before the first paint, so that a chosen theme never flashes the other one.
try {
  const chosen = localStorage.getItem('mall.theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
} catch {
  // Storage is blocked: the system's theme applies.
}

// Buttons of a page from the server are visible before React has hydrated them. Their clicks are queued, and
// replayed by `src/hydration/replayClicks.ts`. Links work without React.
window.queuedClicks = [];
window.isDehydrated = (element) => {
  // `HydrationMark` stands beside the elements that are hydrated together.
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (parent.querySelector(':scope > [data-dehydrated]')) return true;
  }
  return false;
};
window.queueClick = (event) => {
  const button = event.target.closest('#root button');
  if (!button || !window.isDehydrated(button)) return;
  // A form would leave the page, with what was typed in its address.
  event.preventDefault();
  event.stopPropagation();
  if (window.queuedClicks.includes(button)) return;
  button.dataset.queued = '';
  window.queuedClicks.push(button);
};
addEventListener('click', window.queueClick, true);
