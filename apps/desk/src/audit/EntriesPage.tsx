import { useMessages } from '@mall/app/messages';
import type { AuditEntry } from '@mall/sdk/staff';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { defineList, type ListView } from '../list/ListDefinition';
import { ListPage } from '../list/ListPage';
import { auditMessages } from '../messages/zh-TW/audit';
import { useStaff } from '../staff/StaffContext';
import { auditListQuery } from './auditListQuery';
import type { AuditView } from './AuditView';
import { actorsQuery, auditQuery } from './queries';
import { useAuditFilters } from './useAuditFilters';
import { useEntryColumns } from './useEntryColumns';
import { useEntryText } from './useEntryText';

/** The entries of the audit, newest first. */
export function EntriesPage({ views }: { readonly views: readonly ListView<AuditView>[] }) {
  const t = useMessages(auditMessages);
  const staff = useStaff();
  const client = useQueryClient();
  const { data: actors = [] } = useQuery(actorsQuery());
  const text = useEntryText(actors);
  const columns = useEntryColumns(text);

  const list = defineList<AuditEntry, AuditView>({
    title: t('Audit'),
    views,
    filters: useAuditFilters(actors, text),
    query: ({ filters }) => auditQuery(staff, client, auditListQuery(filters)),
    columns: () => columns,
    keyOf: ({ id }) => id,
    nameOf: (entry) => text.sentence(entry),
    failed: t('The audit could not be loaded'),
    empty: () => ({
      icon: <ScrollText />,
      title: t('No entries match'),
      text: t('Choose other days, or clear the filters.'),
    }),
  });
  const lead =
    views.length > 0
      ? t('What colleagues did; nobody can change or delete it.')
      : t('What you did; nobody can change or delete it.');
  return <ListPage list={list} lead={lead} />;
}
