import { color, fontSize, media, radius, space } from '@mall/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** One view of a list. */
export interface ViewTab {
  readonly key: string;
  readonly name: string;
  /** The address of the view. */
  readonly to: string;
  /** How many entries wait in it, as people read it. */
  readonly count?: string | null | undefined;
}

export interface ViewTabsProps {
  /** The accessible name of the tabs. */
  readonly label: string;
  readonly tabs: readonly ViewTab[];
  /** The key of the view that is shown. */
  readonly current: string;
  /** Without borders, for a narrow pane. @default false */
  readonly isCompact?: boolean | undefined;
}

const Bar = styled.nav`
  display: flex;
  gap: ${space[2]};
  overflow-x: auto;
  padding-bottom: 4px;
  scrollbar-width: thin;
  &[data-compact] {
    gap: 2px;
    padding: 2px ${space[3]} ${space[2]};
  }
`;

const Tab = styled(Link)`
  flex: none;
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
  white-space: nowrap;
  [data-compact] > & {
    gap: 4px;
    padding: 0 ${space[3]};
    border: 0;
    background: none;
    color: ${color.muted};
    font-size: ${fontSize.sm};
  }
  ${media.hover} {
    &:hover {
      border-color: ${color.brand};
      color: ${color.text};
    }
  }
  &[aria-current='page'],
  [data-compact] > &[aria-current='page'] {
    border-color: ${color.brand};
    background: ${color.brandSoft};
    color: ${color.brand};
    font-weight: 700;
  }
  :root &:focus-visible {
    outline-offset: -3px;
  }
`;

const Count = styled.span`
  color: ${color.muted};
  font-size: ${fontSize.sm};
  font-variant-numeric: tabular-nums;
  [aria-current='page'] > & {
    color: inherit;
  }
`;

/**
 * The views of a list as links, with how much waits in each. The address has the view, so Back returns to it.
 *
 * @example
 * <ViewTabs label="檢舉" current="open" tabs={[{ key: 'open', name: '待處理', to: '/wall', count: '3' }]} />
 */
export function ViewTabs({ label, tabs, current, isCompact = false }: ViewTabsProps) {
  return (
    <Bar aria-label={label} data-compact={isCompact || undefined}>
      {tabs.map(({ key, name, to, count }) => (
        <Tab key={key} to={to} aria-current={key === current ? 'page' : undefined}>
          {name}
          {count && <Count>{count}</Count>}
        </Tab>
      ))}
    </Bar>
  );
}
