declare global {
  interface Window {
    /** Buttons that were pressed before the page could answer, in their order (`public/theme.js`). */
    earlyPresses?: HTMLElement[];
    takeEarlyPress?: (event: MouseEvent) => void;
  }
}

/** The mark of when the page can be used, in the browser's User Timing. */
const USABLE = 'usable';

/** Answers what was pressed before the page could; call it once the page can. */
export function answerEarlyPresses(): void {
  performance.mark(USABLE);
  if (window.takeEarlyPress) removeEventListener('click', window.takeEarlyPress, true);
  for (const button of window.earlyPresses?.splice(0) ?? []) if (button.isConnected) button.click();
}
