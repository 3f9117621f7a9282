import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../kit/Button/Button';
import { IconButton } from '../../kit/IconButton/IconButton';
import { VisuallyHidden } from '../../kit/VisuallyHidden/VisuallyHidden';
import { defaultDeskLabels } from '../../labels/zh-TW/desk';
import type { DeskLabels } from '../../labels/types/desk';
import { useLabels } from '../../theme/UiContext';
import { color } from '../../tokens/color';
import { duration, media, radius, shadow, space, zIndex } from '../../tokens/scale';

export interface BatchBarProps {
  /** Number of selected rows; with 0 the bar is hidden. */
  count: number;
  /** Number of rows that match the filters; offers to select them all when it is more than `count`. */
  matching?: number | undefined;
  /**
   * Whether all matching rows are selected, also those of other pages.
   * @default false
   */
  allSelected?: boolean | undefined;
  /** Called to select all matching rows. */
  onSelectAll?: (() => void) | undefined;
  /** Called to clear the selection. */
  onClear: () => void;
  /** The actions, as `Button`s of size `sm`. The most frequent one first. */
  children: ReactNode;
  /**
   * The labels of this component; an omitted one keeps its default.
   * @default Traditional Chinese
   */
  labels?: DeskLabels | undefined;
}

const Bar = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  padding: 6px 8px 6px 8px;
  border: 1px solid ${color.brand};
  border-radius: ${radius.md};
  background: ${color.brandSoft};
  position: sticky;
  bottom: calc(var(--ui-bottomBar, 0px) + 8px);
  z-index: ${zIndex.bar};
  box-shadow: ${shadow.lg};
  animation: ui-fade ${duration.base};
  ${media.short} {
    position: static;
  }
`;

const Count = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[2]};
  margin-inline-end: auto;
  color: ${color.text};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  ${media.phone} {
    flex: 1 1 100%;
    & > * {
      flex: 1 1 auto;
    }
  }
`;

/**
 * The actions for the selected rows of a list. It announces their number, and sticks to the bottom
 * of the screen while its list is in view: put it after the list, in the same container.
 *
 * @example
 * <BatchBar count={20} matching={128} onSelectAll={selectAll} onClear={close}>
 *   <Button size="sm" onClick={ship}>出貨 20 筆</Button>
 * </BatchBar>
 */
export function BatchBar({
  count,
  matching = 0,
  allSelected = false,
  onSelectAll,
  onClear,
  children,
  labels: own,
}: BatchBarProps) {
  const labels = useLabels('desk', own, defaultDeskLabels);
  const text = allSelected ? labels.allSelected(count) : labels.selectedCount(count);
  return (
    <>
      {/* Always there: screen readers announce changes of a region, not the region itself. */}
      <VisuallyHidden role="status">{count > 0 && text}</VisuallyHidden>
      {count > 0 && (
        <Bar aria-label={labels.selection}>
          <IconButton label={labels.clearSelection} onClick={onClear}>
            <X />
          </IconButton>
          <Count>
            <span aria-hidden>{text}</span>
            {onSelectAll && !allSelected && matching > count && (
              <Button variant="quiet" size="sm" onClick={onSelectAll}>
                {labels.selectAll(matching)}
              </Button>
            )}
          </Count>
          <Actions>{children}</Actions>
        </Bar>
      )}
    </>
  );
}
