import { useMessages, useTimeText } from '@mall/app/messages';
import { QueryFailure } from '@mall/app/queries';
import type { AttemptView, DeskAttempt } from '@mall/sdk/staff';
import { EmptyState, Skeleton, Stack, Text } from '@mall/ui';
import { DataTable, type DataColumn } from '@mall/ui/data-display';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { auditMessages } from '../messages/zh-TW/audit';
import { useStaff } from '../staff/StaffContext';

const KINDS = {
  wrongPassword: 'Wrong password',
  wrongCode: 'Wrong code',
  wrongPasskey: 'Refused passkey',
  blocked: 'Too many attempts',
  forbidden: 'Call without the permission',
  orderRead: 'Order with full contact details',
  conversationRead: 'Conversation',
} as const satisfies Record<DeskAttempt['kind'], keyof typeof auditMessages>;

/** What the desk counted by the hour, the latest first. */
export function AttemptsView({ view }: { readonly view: AttemptView }) {
  const t = useMessages(auditMessages);
  const timeText = useTimeText();
  const staff = useStaff();
  const attempts = useQuery({
    queryKey: ['attempts', view],
    queryFn: () => staff.audit.attempts(view),
  });
  const columns: readonly DataColumn<DeskAttempt>[] = [
    {
      key: 'kind',
      header: t('Entry'),
      cell: ({ kind, call }) => (
        <Stack as="span" gap={0} align="start">
          {t(KINDS[kind])}
          {kind === 'forbidden' && (
            <Text as="span" size="sm" tone="muted" style={{ overflowWrap: 'anywhere' }}>
              {call}
            </Text>
          )}
        </Stack>
      ),
    },
    { key: 'count', header: t('How often'), cell: ({ count }) => t('{0} times', count) },
    {
      key: 'colleague',
      header: t('Colleague'),
      cell: ({ colleague }) => colleague?.name ?? t('Unknown account'),
    },
    { key: 'network', header: t('Network'), cell: ({ network }) => network },
    {
      key: 'time',
      header: t('Last time'),
      cell: ({ last_time }) => timeText(last_time, { year: true }),
    },
  ];
  if (attempts.isError) {
    return <QueryFailure query={attempts} title={t('The audit could not be loaded')} />;
  }
  if (!attempts.data) {
    return (
      <div aria-busy>
        <Skeleton shape="box" height={420} />
      </div>
    );
  }
  if (attempts.data.length === 0) {
    return <EmptyState icon={<ShieldCheck />} title={t('Nothing in the last three months')} />;
  }
  return (
    <Stack gap={3}>
      <Text size="sm" tone="muted">
        {t('Counted by the hour, and deleted after three months.')}
      </Text>
      <DataTable
        caption={t('Audit')}
        hideCaption
        columns={columns}
        rows={attempts.data}
        keyOf={({ kind, colleague, network, call, last_time }) =>
          [kind, colleague?.id, network, call, last_time].join(' ')
        }
      />
    </Stack>
  );
}
