import { copyText } from '@mall/app/clipboard';
import { useMessages, useTimeText } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import type { AuditEntry } from '@mall/sdk/staff';
import { Chip, IconButton, Stack, Text } from '@mall/ui';
import type { IndexColumn } from '@mall/ui/desk';
import { Copy } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { auditMessages } from '../messages/zh-TW/audit';
import { Changes } from './Changes';
import { SUBJECT } from './useAuditFilters';
import type { EntryText } from './useEntryText';

/** Returns the columns of the audit: an entry as a sentence, and what changed. */
export function useEntryColumns(text: EntryText): readonly IndexColumn<AuditEntry>[] {
  const t = useMessages(auditMessages);
  const timeText = useTimeText();
  const { succeed, failWith } = useToasts();
  const [params, setParams] = useSearchParams();
  const chosen = params.get(SUBJECT);

  const copy = (id: string) =>
    copyText(id).then(
      () => succeed(t('The request id is copied')),
      () => failWith(t('The browser did not copy it.')),
    );

  /** The other filters stay; the page does not. */
  function showOnly(subject: string): void {
    const next = new URLSearchParams(params);
    for (const name of ['cursor', 'page', 'earlier']) next.delete(name);
    next.set(SUBJECT, subject);
    setParams(next);
  }

  return [
    {
      key: 'entry',
      header: t('Entry'),
      cell: (entry) => (
        <Stack as="span" gap={1} align="start">
          {text.sentence(entry)}
          {entry.reason !== null && (
            <Text as="span" size="sm" tone="muted">
              {t('Reason: {0}', text.reasonText(entry.reason))}
            </Text>
          )}
        </Stack>
      ),
    },
    { key: 'time', header: t('Time'), cell: ({ time }) => timeText(time, { year: true }) },
    {
      key: 'changes',
      header: t('Changes'),
      cell: ({ changes }) => <Changes changes={changes} text={text} />,
    },
    {
      key: 'subject',
      header: t('Filters'),
      cell: ({ subject }) =>
        chosen === null && subject.includes(':') ? (
          <Chip onPress={() => showOnly(subject)}>
            {t('Only about {0}', text.subjectText(subject))}
          </Chip>
        ) : (
          '—'
        ),
    },
    {
      key: 'request',
      header: t('Request id'),
      cell: ({ request_id }) =>
        request_id === null ? (
          '—'
        ) : (
          <IconButton
            label={t('Copy request id {0}', request_id)}
            onClick={() => void copy(request_id)}
          >
            <Copy />
          </IconButton>
        ),
    },
  ];
}
