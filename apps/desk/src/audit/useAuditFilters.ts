import { useMessages } from '@mall/app/messages';
import { auditActions } from '@mall/contract/staff';
import type { ListFilter } from '@mall/ui/desk';
import { useSearchParams } from 'react-router-dom';
import { auditMessages } from '../messages/zh-TW/audit';
import type { Actor } from './queries';
import type { EntryText } from './useEntryText';

/** The filter that an entry sets, and no menu. */
export const SUBJECT = 'subject';

/**
 * Returns what the audit can be filtered by.
 *
 * @param actors - The colleagues who can be chosen; none while they load.
 */
export function useAuditFilters(actors: readonly Actor[], text: EntryText): readonly ListFilter[] {
  const t = useMessages(auditMessages);
  const [params] = useSearchParams();
  const subject = params.get(SUBJECT);
  const filters: ListFilter[] = [
    {
      key: 'action',
      label: t('Action'),
      kind: 'one',
      options: auditActions.map((value) => ({ value, label: text.actionName(value) })),
    },
    { key: 'days', label: t('Days'), kind: 'dates' },
  ];
  // A colleague who reads only their own entries has nobody to choose.
  if (actors.length !== 1) {
    const options = actors.map(({ id, name }) => ({ value: String(id), label: name }));
    filters.unshift({
      key: 'actor',
      label: t('Colleague'),
      kind: 'one',
      options: options.length > 0 ? options : undefined,
    });
  }
  if (subject !== null) {
    filters.push({
      key: SUBJECT,
      label: t('Only about'),
      kind: 'one',
      options: [{ value: subject, label: text.subjectText(subject) }],
    });
  }
  return filters;
}
