import { useConfigs } from '@mall/hooks';
import { Notice } from '@mall/ui';
import { useMessages } from '../../messages/useMessages';
import { authMessages } from './messages';

/** Where a demo shop's letters are; shown only when the server says that it runs on demo data. */
export function DemoMailbox() {
  const t = useMessages(authMessages);
  const { data: configs } = useConfigs();
  if (configs?.common.demo !== '1') return null;
  return (
    <Notice tone="info" title={t('This shop runs on demo data')}>
      {/* A page of the server's own, which the router does not know. */}
      <a href="/dev/mail" target="_blank" rel="noreferrer">
        {t('Its letters are in the test mailbox')}
      </a>
    </Notice>
  );
}
