import { useMessages, useTimeText } from '@mall/app/messages';
import type { AttemptView, DeskAttempt } from '@mall/sdk/staff';
import { Stack, Text } from '@mall/ui';
import type { IndexColumn } from '@mall/ui/desk';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { defineList, type ListView } from '../list/ListDefinition';
import { ListPage } from '../list/ListPage';
import { auditMessages } from '../messages/zh-TW/audit';
import { useStaff } from '../staff/StaffContext';
import type { AuditView } from './AuditView';
import { attemptsQuery } from './queries';

const KINDS = {
  wrongPassword: 'Wrong password',
  wrongCode: 'Wrong code',
  wrongPasskey: 'Refused passkey',
  blocked: 'Too many attempts',
  forbidden: 'Call without the permission',
  orderRead: 'Order with full contact details',
  conversationRead: 'Conversation',
} as const satisfies Record<DeskAttempt['kind'], keyof typeof auditMessages>;

export interface AttemptsPageProps {
  readonly views: readonly ListView<AuditView>[];
  readonly view: AttemptView;
}

/** Refused attempts, or reads of personal data, as the desk counted them by the hour. */
export function AttemptsPage({ views, view }: AttemptsPageProps) {
  const t = useMessages(auditMessages);
  const timeText = useTimeText();
  const { data, error, isFetching, refetch } = useQuery(attemptsQuery(useStaff(), view));
  const columns: readonly IndexColumn<DeskAttempt>[] = [
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

  const list = defineList<DeskAttempt, AuditView>({
    title: t('Audit'),
    views,
    query: () => ({ rows: data, error, isFetching, refetch }),
    columns: () => columns,
    keyOf: ({ kind, colleague, network, call, last_time }) =>
      [kind, colleague?.id, network, call, last_time].join(' '),
    nameOf: ({ kind }) => t(KINDS[kind]),
    failed: t('The audit could not be loaded'),
    empty: () => ({ icon: <ShieldCheck />, title: t('Nothing in the last three months') }),
  });
  const lead =
    view === 'refused'
      ? t('Who tried to get in, and which calls were refused.')
      : t('Which colleagues saw personal data in full.');
  return (
    <ListPage
      list={list}
      lead={lead}
      notice={
        <Text size="sm" tone="muted">
          {t('Counted by the hour, and deleted after three months.')}
        </Text>
      }
    />
  );
}
