import { expect, type Page } from '@playwright/test';

interface AnnouncingWindow extends Window {
  /** Texts that appeared on the page, oldest first. */
  announced?: string[];
}

/** Longer texts are content, not messages. */
const MESSAGE = 80;

/** Records every short text that appears on the page's documents; call it before one is opened. */
export async function recordAnnouncements(page: Page): Promise<void> {
  await page.addInitScript((most) => {
    const announced: string[] = [];
    (window as AnnouncingWindow).announced = announced;
    const note = (node: Node) => {
      const text = node.textContent?.trim();
      if (text && text.length <= most) announced.push(text);
      for (const child of node.childNodes) note(child);
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') note(target);
        else addedNodes.forEach(note);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, MESSAGE);
}

/**
 * Waits until the page has shown a text, which may have disappeared again: a toast closes after two seconds, and a
 * slow machine may miss it. Discards the texts up to then.
 *
 * @example
 * await heart.click();
 * await expectAnnounced(page, '已加入收藏');
 */
export async function expectAnnounced(page: Page, text: string): Promise<void> {
  const isAnnounced = () =>
    page
      .evaluate((wanted) => {
        const { announced = [] } = window as AnnouncingWindow;
        const at = announced.indexOf(wanted);
        if (at >= 0) announced.splice(0, at + 1);
        return at >= 0;
      }, text)
      // The page is navigating.
      .catch(() => false);
  await expect.poll(isAnnounced, `「${text}」 was not announced`).toBe(true);
}
