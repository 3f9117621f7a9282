import { useMessages } from '@mall/app/messages';
import type { WallCounts } from '@mall/sdk/staff';
import { wallMessages } from '../messages/zh-TW/wall';
import { ViewTabs } from '../page/ViewTabs';
import type { CaseView } from './queries';

export interface CaseViewsProps {
  readonly current: CaseView;
  readonly counts: WallCounts | undefined;
}

/** The cases to decide, with how many wait, and the decided ones. */
export function CaseViews({ current, counts }: CaseViewsProps) {
  const t = useMessages(wallMessages);
  return (
    <ViewTabs
      label={t('Views')}
      current={current}
      tabs={[
        {
          key: 'open',
          name: t('To decide'),
          to: '/wall',
          count: counts?.open ? `${counts.open}${counts.open === counts.limit ? '+' : ''}` : null,
        },
        { key: 'closed', name: t('Decided'), to: '/wall?view=closed' },
      ]}
    />
  );
}
