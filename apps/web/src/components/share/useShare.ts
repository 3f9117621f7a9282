import { useCopyLink } from './useCopyLink';

/**
 * Shares a page of the site, by default the current one: with the Web Share API where available, otherwise by
 * copying the link.
 */
export function useShare(): (title: string, path?: string) => Promise<void> {
  const copyLink = useCopyLink();
  return async (title, path = location.href) => {
    const url = new URL(path, location.href).href;
    // Dismissing the share sheet rejects the promise: that is a choice, not an error.
    if (typeof navigator.share === 'function')
      return navigator.share({ title, url }).catch(() => undefined);
    await copyLink(url);
  };
}
