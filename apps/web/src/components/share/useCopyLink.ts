import { copyText } from '@mall/app/clipboard';
import { useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import { shareMessages } from '../../messages/zh-TW/share';

/** Copies the address of a page of the site, and confirms it. */
export function useCopyLink(): (path: string) => Promise<void> {
  const t = useMessages(shareMessages);
  const { succeed, failOperation } = useToasts();
  return (path) =>
    copyText(new URL(path, location.href).href).then(
      () => succeed(t('Link copied')),
      failOperation,
    );
}
