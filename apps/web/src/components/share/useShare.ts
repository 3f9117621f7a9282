import { useToast } from '@mall/ui';
import { commonMessages } from '../../messages/zh-TW/common';
import { useMessages } from '../../messages/useMessages';
import { copyText } from './copyText';

/**
 * Shares a page of the site, this one unless a path is given: by the device's own sheet where it has one,
 * otherwise by copying the link.
 */
export function useShare(): (title: string, path?: string) => Promise<void> {
  const t = useMessages(commonMessages);
  const toast = useToast();
  return async (title, path = location.href) => {
    const url = new URL(path, location.href).href;
    // A sheet that is put away rejects: that is an answer, not a failure.
    if (typeof navigator.share === 'function')
      return navigator.share({ title, url }).catch(() => undefined);
    await copyText(url).then(
      () => toast.success(t('Link copied')),
      () => toast.failure(t('Operation failed')),
    );
  };
}
