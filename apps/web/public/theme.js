// Runs before the first paint, so that a chosen theme never flashes the other one.
try {
  const chosen = localStorage.getItem('mall.theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
} catch {
  // When storage is blocked, the system's theme applies.
}

// Buttons of a page from the server are visible before React has hydrated them. This queues their clicks;
// `src/hydration/replayClicks.ts` replays them. Links work without React.
window.queuedClicks = [];
window.isDehydrated = (element) => {
  // `HydrationMark` is a sibling of the elements that are hydrated together.
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (parent.querySelector(':scope > [data-dehydrated]')) return true;
  }
  return false;
};
window.queueClick = (event) => {
  const button = event.target.closest('#root button');
  if (!button || !window.isDehydrated(button)) return;
  // Submitting a form would leave the page and put the typed text into the URL.
  event.preventDefault();
  event.stopPropagation();
  if (window.queuedClicks.includes(button)) return;
  button.dataset.queued = '';
  window.queuedClicks.push(button);
};
addEventListener('click', window.queueClick, true);
