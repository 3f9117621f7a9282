import { useMessages } from '@mall/app/messages';
import type { ListView } from '../list/ListDefinition';
import { useSearchParams } from 'react-router-dom';
import { auditMessages } from '../messages/zh-TW/audit';
import { useSession } from '../session/SessionContext';
import { AttemptsPage } from './AttemptsPage';
import type { AuditView } from './AuditView';
import { EntriesPage } from './EntriesPage';

/** `/desk/audit`: what colleagues did; for who reads it all, also what was refused and which personal data was read. */
export default function AuditPage() {
  const t = useMessages(auditMessages);
  const { permissions } = useSession();
  const [search] = useSearchParams();
  const readsAll = permissions.includes('audit.readAll');
  const asked = search.get('view');
  const views: readonly ListView<AuditView>[] = readsAll
    ? [
        { key: 'entries', name: t('Entries') },
        { key: 'refused', name: t('Refused attempts') },
        { key: 'reads', name: t('Personal data that was read') },
      ]
    : [];
  return readsAll && (asked === 'refused' || asked === 'reads') ? (
    <AttemptsPage views={views} view={asked} />
  ) : (
    <EntriesPage views={views} />
  );
}
