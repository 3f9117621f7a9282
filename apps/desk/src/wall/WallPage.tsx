import { useMessages } from '@mall/app/messages';
import type { WallCase } from '@mall/sdk/staff';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { countText } from '../list/countText';
import { defineList } from '../list/ListDefinition';
import { ListPage } from '../list/ListPage';
import { wallMessages } from '../messages/zh-TW/wall';
import { useStaff } from '../staff/StaffContext';
import { CaseCard } from './CaseCard';
import { HideDialog } from './HideDialog';
import { casesQuery, wallCountsQuery, type CaseView } from './queries';
import { useDecisions } from './useDecisions';

/** `/desk/wall`: what members reported on the wall, to decide and decided. */
export default function WallPage() {
  const t = useMessages(wallMessages);
  const staff = useStaff();
  const { data: counts } = useQuery(wallCountsQuery(staff));
  const { isDeciding, dismiss, hide, restore } = useDecisions();
  const [hiding, setHiding] = useState<WallCase>();

  const list = defineList<WallCase, CaseView>({
    title: t('Reports of the wall'),
    views: [
      { key: 'open', name: t('To decide'), count: countText(counts?.open, counts?.limit) },
      { key: 'closed', name: t('Decided') },
    ],
    query: ({ view = 'open' }) => casesQuery(staff, view),
    keyOf: ({ target, decide_time }) => `${target.type}:${target.id}:${decide_time ?? ''}`,
    row: (each, isCurrent) => (
      <CaseCard
        wallCase={each}
        isChosen={isCurrent}
        isDeciding={isDeciding}
        onDismiss={() => void dismiss(each)}
        onHide={() => setHiding(each)}
        onRestore={() => void restore(each)}
      />
    ),
    keys: (current) =>
      current.decide_time === null && !isDeciding
        ? { e: () => void dismiss(current), x: () => setHiding(current) }
        : {},
    more: t('More reports'),
    failed: t('The reports could not be loaded'),
    empty: ({ view }) => ({
      icon: <ShieldCheck />,
      title: t(view === 'open' ? 'No report waits' : 'No report was decided yet'),
      text: t('When a member reports a post or a comment, it appears here.'),
    }),
  });
  return (
    <ListPage
      list={list}
      lead={t(
        'Posts and comments that members reported. The author reads why something is hidden.',
      )}
    >
      {hiding && (
        <HideDialog
          wallCase={hiding}
          isSaving={isDeciding}
          onClose={() => setHiding(undefined)}
          onConfirm={(reason) => hide(hiding, reason)}
        />
      )}
    </ListPage>
  );
}
