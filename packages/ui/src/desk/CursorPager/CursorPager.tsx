import { ChevronLeft, ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../kit/Button/Button';
import { defaultDeskLabels } from '../../labels/zh-TW/desk';
import type { DeskLabels } from '../../labels/types/desk';
import { useLabels } from '../../theme/UiContext';
import { color } from '../../tokens/color';
import { fontSize, space } from '../../tokens/scale';

/** How many rows a list has. A list counts only up to a limit, so that counting stays fast. */
export interface CappedCount {
  readonly count: number;
  /**
   * Whether there are more than `count`.
   * @default false
   */
  readonly isCapped?: boolean | undefined;
}

export interface CursorPagerProps {
  /** Position of the first shown row, from 1. */
  from: number;
  /** Position of the last shown row. */
  to: number;
  /** The number of rows; undefined while it is not known. */
  total?: CappedCount | undefined;
  /** Called to show the previous page; undefined on the first one. */
  onPrevious?: (() => void) | undefined;
  /** Called to show the next page; undefined on the last one. */
  onNext?: (() => void) | undefined;
  /** Accessible name, where a screen has several; 頁次 by default. */
  label?: string | undefined;
  /**
   * The labels of this component; an omitted one keeps its default.
   * @default Traditional Chinese
   */
  labels?: DeskLabels | undefined;
}

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
`;

const Position = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.sm};
  font-variant-numeric: tabular-nums;
`;

const Steps = styled.div`
  display: flex;
  gap: ${space[2]};
`;

/**
 * The pages of a list that is read by cursor: back, forward, and the position. It has no page
 * numbers, because a cursor reaches only the neighbouring pages.
 *
 * @example
 * <CursorPager from={51} to={100} total={{ count: 1000, isCapped: true }}
 *   onPrevious={() => setPage(page - 1)} onNext={() => setPage(page + 1)} />
 */
export function CursorPager({
  from,
  to,
  total,
  onPrevious,
  onNext,
  label,
  labels: own,
}: CursorPagerProps) {
  const labels = useLabels('desk', own, defaultDeskLabels);
  /** At an end the button stays, so that the keyboard focus stays. */
  const step = (onPress: (() => void) | undefined) => ({
    'aria-disabled': onPress === undefined || undefined,
    onClick: onPress,
  });
  return (
    <Bar aria-label={label ?? labels.pages}>
      <Position role="status">
        {total
          ? labels.rangeOf(from, to, total.count, total.isCapped ?? false)
          : labels.range(from, to)}
      </Position>
      <Steps>
        <Button size="sm" variant="secondary" startIcon={<ChevronLeft />} {...step(onPrevious)}>
          {labels.previousPage}
        </Button>
        <Button size="sm" variant="secondary" endIcon={<ChevronRight />} {...step(onNext)}>
          {labels.nextPage}
        </Button>
      </Steps>
    </Bar>
  );
}
