import { useErrorText, useMessages } from '@mall/app/messages';
import { Alert, Button, EmptyState, ErrorState, Inline, Skeleton, Stack } from '@mall/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { auditMessages } from '../messages/zh-TW/audit';
import { useStaff } from '../staff/StaffContext';
import { AuditFilterBar } from './AuditFilterBar';
import { AuditTable } from './AuditTable';
import { readFilters, withFilter, type FilterName } from './filters';
import { useEntryText } from './useEntryText';

const FIRST: string | null = null;

/** What colleagues did, newest first. The filters are in the URL. */
export function AuditEntries() {
  const t = useMessages(auditMessages);
  const errorText = useErrorText();
  const staff = useStaff();
  const [search, setSearch] = useSearchParams();
  const filters = readFilters(search);
  const audit = useInfiniteQuery({
    queryKey: ['audit', filters],
    queryFn: ({ pageParam }) =>
      staff.audit.list({ ...filters, ...(pageParam !== null && { before: pageParam }) }),
    initialPageParam: FIRST,
    getNextPageParam: ({ before }) => before,
    // The list stays while other filters load.
    placeholderData: (before) => before,
  });
  const pages = audit.data?.pages ?? [];
  const actors = pages[0]?.actors ?? [];
  const entries = pages.flatMap(({ list }) => list);
  const text = useEntryText(actors);
  const change = (name: FilterName, value: string) =>
    setSearch(withFilter(search, name, value), { replace: true });
  const isFiltered = Object.keys(filters).length > 0;

  return (
    <Stack gap={4}>
      {isFiltered && (
        <Inline justify="flex-end">
          <Button variant="secondary" size="sm" onClick={() => setSearch({}, { replace: true })}>
            {t('Clear the filters')}
          </Button>
        </Inline>
      )}
      <AuditFilterBar filters={filters} actors={actors} text={text} onChange={change} />
      {audit.isError && audit.data === undefined ? (
        <ErrorState
          title={t('The audit could not be loaded')}
          text={errorText(audit.error)}
          onRetry={() => void audit.refetch()}
          retrying={audit.isFetching}
        />
      ) : audit.isPending ? (
        <div aria-busy>
          <Skeleton shape="box" height={420} />
        </div>
      ) : entries.length === 0 ? (
        <EmptyState
          icon={<ScrollText />}
          title={t('No entries match')}
          text={t('Choose other days, or clear the filters.')}
        />
      ) : (
        <Stack gap={4} aria-busy={audit.isPlaceholderData || undefined}>
          <AuditTable
            entries={entries}
            text={text}
            onSubject={filters.subject ? undefined : (subject) => change('subject', subject)}
          />
          {audit.isError && <Alert tone="danger">{errorText(audit.error)}</Alert>}
          {audit.hasNextPage && (
            <Inline justify="center">
              <Button
                variant="secondary"
                loading={audit.isFetchingNextPage}
                onClick={() => void audit.fetchNextPage()}
              >
                {t('Earlier entries')}
              </Button>
            </Inline>
          )}
        </Stack>
      )}
    </Stack>
  );
}
