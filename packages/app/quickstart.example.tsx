import { ErrorBoundary } from '@mall/app/errors';
import { createPageLoading } from '@mall/app/loading';
import { createLanguage, LanguageContext, useMessages } from '@mall/app/messages';
import { CurrentDialog, DialogQueueProvider, useDialogs, useToasts } from '@mall/app/overlays';
import { ToastProvider } from '@mall/ui';

/** The site's own parts: its pages and its language. */
export const { lazyPage, useIsPagePending } = createPageLoading();
const language = createLanguage({ en: () => Promise.resolve({ messages: {}, singulars: {} }) });

/** The messages of one screen; the ids are English. */
const messages = {
  'Delete this address?': '確定要刪除這個地址嗎？',
  Delete: '刪除',
  Cancel: '取消',
  'Address deleted': '地址已刪除',
} as const;

function DeleteButton() {
  const t = useMessages(messages);
  const { askConfirmation } = useDialogs();
  const { succeed } = useToasts();

  async function deleteAddress() {
    const isSure = await askConfirmation({
      title: t('Delete this address?'),
      confirm: t('Delete'),
      cancel: t('Cancel'),
    });
    if (isSure) succeed(t('Address deleted'));
  }
  return <button onClick={() => void deleteAddress()}>{t('Delete')}</button>;
}

/** The site. */
export function Site() {
  return (
    <ErrorBoundary fallback={<p role="alert">發生錯誤</p>}>
      <LanguageContext value={language}>
        <ToastProvider>
          <DialogQueueProvider>
            <DeleteButton />
            <CurrentDialog />
          </DialogQueueProvider>
        </ToastProvider>
      </LanguageContext>
    </ErrorBoundary>
  );
}
