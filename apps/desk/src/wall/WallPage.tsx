import { useErrorText, useMessages } from '@mall/app/messages';
import type { WallCase } from '@mall/sdk/staff';
import { Alert, Button, EmptyState, ErrorState, Inline, Skeleton, Stack } from '@mall/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useScreenKeys } from '../keyboard/useScreenKeys';
import { wallMessages } from '../messages/zh-TW/wall';
import { Page } from '../page/Page';
import { useStaff } from '../staff/StaffContext';
import { CaseCard } from './CaseCard';
import { CaseViews } from './CaseViews';
import { HideDialog } from './HideDialog';
import { casesQuery, wallCountsQuery } from './queries';
import { useDecisions } from './useDecisions';

const keyOf = ({ target, decide_time }: WallCase) =>
  `${target.type}:${target.id}:${decide_time ?? ''}`;

/** `/desk/wall`: what members reported on the wall, to decide and decided. The view is in the URL. */
export default function WallPage() {
  const t = useMessages(wallMessages);
  const errorText = useErrorText();
  const staff = useStaff();
  const [search] = useSearchParams();
  const view = search.get('view') === 'closed' ? 'closed' : 'open';
  const cases = useInfiniteQuery(casesQuery(staff, view));
  const { data: counts } = useQuery(wallCountsQuery(staff));
  const { isDeciding, dismiss, hide, restore } = useDecisions();
  const [at, setAt] = useState(0);
  const [hiding, setHiding] = useState<WallCase>();
  const list = useRef<HTMLDivElement>(null);
  const shown = cases.data?.pages.flatMap((page) => page.list) ?? [];
  const chosenAt = Math.min(at, Math.max(0, shown.length - 1));
  const chosen = shown[chosenAt];

  const move = (by: 1 | -1) => {
    const next = Math.max(0, Math.min(shown.length - 1, chosenAt + by));
    setAt(next);
    const card = list.current?.children[next];
    if (card instanceof HTMLElement) card.focus();
  };
  const isOpen = view === 'open' && chosen !== undefined && !isDeciding;
  useScreenKeys({
    j: () => move(1),
    k: () => move(-1),
    ...(isOpen && { e: () => void dismiss(chosen), x: () => setHiding(chosen) }),
  });

  return (
    <Page
      title={t('Reports of the wall')}
      lead={t(
        'Posts and comments that members reported. The author reads why something is hidden.',
      )}
    >
      <CaseViews current={view} counts={counts} />
      {cases.isError && cases.data === undefined ? (
        <ErrorState
          title={t('The reports could not be loaded')}
          text={errorText(cases.error)}
          onRetry={() => void cases.refetch()}
          retrying={cases.isFetching}
        />
      ) : cases.isPending ? (
        <div aria-busy>
          <Skeleton shape="box" height={320} />
        </div>
      ) : shown.length === 0 ? (
        <EmptyState
          icon={<ShieldCheck />}
          title={t(view === 'open' ? 'No report waits' : 'No report was decided yet')}
          text={t('When a member reports a post or a comment, it appears here.')}
        />
      ) : (
        <Stack gap={4}>
          <Stack gap={4} ref={list}>
            {shown.map((each, index) => (
              <CaseCard
                key={keyOf(each)}
                wallCase={each}
                isChosen={index === chosenAt}
                isDeciding={isDeciding}
                onDismiss={() => void dismiss(each)}
                onHide={() => setHiding(each)}
                onRestore={() => void restore(each)}
              />
            ))}
          </Stack>
          {cases.isError && <Alert tone="danger">{errorText(cases.error)}</Alert>}
          {cases.hasNextPage && (
            <Inline justify="center">
              <Button
                variant="secondary"
                loading={cases.isFetchingNextPage}
                onClick={() => void cases.fetchNextPage()}
              >
                {t('More reports')}
              </Button>
            </Inline>
          )}
        </Stack>
      )}
      {hiding && (
        <HideDialog
          wallCase={hiding}
          isSaving={isDeciding}
          onClose={() => setHiding(undefined)}
          onConfirm={(reason) => void hide(hiding, reason).then(() => setHiding(undefined))}
        />
      )}
    </Page>
  );
}
