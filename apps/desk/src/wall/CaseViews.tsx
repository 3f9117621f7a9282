import { useMessages } from '@mall/app/messages';
import type { WallCounts } from '@mall/sdk/staff';
import { color, fontSize, radius, space } from '@mall/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { wallMessages } from '../messages/zh-TW/wall';
import type { CaseView } from './queries';

const Bar = styled.nav`
  display: flex;
  gap: ${space[2]};
`;

const View = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 44px;
  padding: 0 ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.pill};
  background: ${color.surface};
  color: ${color.text};
  text-decoration: none;
  & > span {
    font-size: ${fontSize.sm};
    font-variant-numeric: tabular-nums;
  }
  &[aria-current='page'] {
    border-color: ${color.brand};
    background: ${color.brandSoft};
    color: ${color.brand};
    font-weight: 700;
  }
`;

export interface CaseViewsProps {
  readonly current: CaseView;
  readonly counts: WallCounts | undefined;
}

/** The cases to decide, with how many wait, and the decided ones. */
export function CaseViews({ current, counts }: CaseViewsProps) {
  const t = useMessages(wallMessages);
  const currentOf = (view: CaseView) => (view === current ? ('page' as const) : undefined);
  return (
    <Bar aria-label={t('Views')}>
      <View to="/wall" aria-current={currentOf('open')}>
        {t('To decide')}
        {counts !== undefined && counts.open > 0 && (
          <span>{`${counts.open}${counts.open === counts.limit ? '+' : ''}`}</span>
        )}
      </View>
      <View to="/wall?view=closed" aria-current={currentOf('closed')}>
        {t('Decided')}
      </View>
    </Bar>
  );
}
