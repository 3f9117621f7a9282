import { useMessages } from '@mall/app/messages';
import { useToast } from '@mall/ui';
import { commonMessages } from '../../messages/zh-TW/common';
import { copyText } from './copyText';

/**
 * Shares a page of the site, by default the current one: with the Web Share API where available, otherwise by
 * copying the link.
 */
export function useShare(): (title: string, path?: string) => Promise<void> {
  const t = useMessages(commonMessages);
  const toast = useToast();
  return async (title, path = location.href) => {
    const url = new URL(path, location.href).href;
    // Dismissing the share sheet rejects the promise: that is a choice, not an error.
    if (typeof navigator.share === 'function')
      return navigator.share({ title, url }).catch(() => undefined);
    await copyText(url).then(
      () => toast.success(t('Link copied')),
      () => toast.failure(t('Operation failed')),
    );
  };
}
