import { useMessages } from '@mall/app/messages';
import { Stack } from '@mall/ui';
import { useSearchParams } from 'react-router-dom';
import { auditMessages } from '../messages/zh-TW/audit';
import { Page } from '../page/Page';
import { ViewTabs } from '../page/ViewTabs';
import { useSession } from '../session/SessionContext';
import { AttemptsView } from './AttemptsView';
import { AuditEntries } from './AuditEntries';

/** `/desk/audit`: what colleagues did; for who reads it all, also what was refused and which personal data was read. */
export default function AuditPage() {
  const t = useMessages(auditMessages);
  const { permissions } = useSession();
  const [search] = useSearchParams();
  const readsAll = permissions.includes('audit.readAll');
  const asked = search.get('view');
  const view = readsAll && (asked === 'refused' || asked === 'reads') ? asked : 'entries';
  const tabs = [
    { key: 'entries', name: t('Entries'), to: '/audit' },
    { key: 'refused', name: t('Refused attempts'), to: '/audit?view=refused' },
    { key: 'reads', name: t('Personal data that was read'), to: '/audit?view=reads' },
  ];
  function lead(): string {
    if (view === 'refused') return t('Who tried to get in, and which calls were refused.');
    if (view === 'reads') return t('Which colleagues saw personal data in full.');
    return readsAll
      ? t('What colleagues did; nobody can change or delete it.')
      : t('What you did; nobody can change or delete it.');
  }

  return (
    <Page title={t('Audit')} lead={lead()}>
      <Stack gap={4}>
        {readsAll && <ViewTabs label={t('Views of the audit')} tabs={tabs} current={view} />}
        {view === 'entries' ? <AuditEntries /> : <AttemptsView view={view} />}
      </Stack>
    </Page>
  );
}
