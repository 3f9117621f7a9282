import { copyText } from '@mall/app/clipboard';
import { useMessages, useTimeText } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import type { AuditEntry } from '@mall/sdk/staff';
import { Chip, IconButton, Stack, Text } from '@mall/ui';
import { DataTable, type DataColumn } from '@mall/ui/data-display';
import { Copy } from 'lucide-react';
import { auditMessages } from '../messages/zh-TW/audit';
import { Changes } from './Changes';
import type { useEntryText } from './useEntryText';

export interface AuditTableProps {
  readonly entries: readonly AuditEntry[];
  readonly text: ReturnType<typeof useEntryText>;
  /** Shows only the entries about a subject; undefined: it is chosen already. */
  readonly onSubject: ((subject: string) => void) | undefined;
}

/** Entries of the audit as sentences, with what changed. */
export function AuditTable({ entries, text, onSubject }: AuditTableProps) {
  const t = useMessages(auditMessages);
  const timeText = useTimeText();
  const { succeed, failWith } = useToasts();

  const copy = (id: string) =>
    copyText(id).then(
      () => succeed(t('The request id is copied')),
      () => failWith(t('The browser did not copy it.')),
    );

  const columns: readonly DataColumn<AuditEntry>[] = [
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
        onSubject && subject.includes(':') ? (
          <Chip onPress={() => onSubject(subject)}>
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
  return (
    <DataTable
      caption={t('Audit')}
      hideCaption
      columns={columns}
      rows={entries}
      keyOf={({ id }) => id}
    />
  );
}
