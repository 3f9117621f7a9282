import { useMessages } from '@mall/app/messages';
import { shellMessages } from '../messages/zh-TW/shell';

/**
 * Sets the document title: 「人員｜後台」.
 *
 * @example
 * <PageTitle>{t('People')}</PageTitle>
 */
export function PageTitle({ children }: { readonly children: string }) {
  const t = useMessages(shellMessages);
  return <title>{`${children}｜${t('Desk')}`}</title>;
}
