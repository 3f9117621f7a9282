import { color, fontSize, media, radius, space } from '@mall/ui';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
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
  /** A menu of the view itself, beside its name. */
  readonly menu?: ReactNode;
}

export interface ViewTabsProps {
  /** The accessible name of the tabs. */
  readonly label: string;
  readonly tabs: readonly ViewTab[];
  /** The key of the view that is shown. */
  readonly current: string | undefined;
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
  &[data-menu] {
    padding-inline-end: 4px;
    border-inline-end: 0;
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  :root &:focus-visible {
    outline-offset: -3px;
  }
`;

const Name = styled.span`
  max-width: min(240px, 56vw);
  overflow: hidden;
  text-overflow: ellipsis;
`;

const Pair = styled.span`
  flex: none;
  display: inline-flex;
`;

/** The end of a tab that has a menu. */
const Menu = styled.span`
  display: inline-flex;
  border: 1px solid ${color.line};
  border-inline-start: 0;
  border-radius: 0 ${radius.pill} ${radius.pill} 0;
  background: ${color.surface};
  [aria-current='page'] + & {
    border-color: ${color.brand};
    background: ${color.brandSoft};
  }
  & > button {
    width: 40px;
    height: 42px;
    color: inherit;
    font-size: ${fontSize.sm};
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

/** Focuses the current tab when one with the focus, or its menu, was removed. */
function useFocusAfterRemoval(bar: RefObject<HTMLElement | null>, length: number): void {
  const before = useRef(length);
  useEffect(() => {
    const isRemoved = length < before.current && document.activeElement === document.body;
    before.current = length;
    if (isRemoved) bar.current?.querySelector<HTMLElement>('[aria-current="page"]')?.focus();
  }, [bar, length]);
}

/** Shows the current tab, with its menu, where there are more than fit: again once the counts widen the others. */
function useCurrentInView(
  bar: RefObject<HTMLElement | null>,
  { tabs, current }: Pick<ViewTabsProps, 'tabs' | 'current'>,
): void {
  const counted = tabs.filter(({ count }) => count).length;
  useEffect(() => {
    const tab = bar.current?.querySelector('[data-current]');
    // Newer browsers return a promise, which is no clean-up.
    void tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [bar, current, tabs.length, counted]);
}

/**
 * The views of a list as links, with how much waits in each. The address has the view, so Back returns to it.
 *
 * @example
 * <ViewTabs label="檢舉" current="open" tabs={[{ key: 'open', name: '待處理', to: '/wall', count: '3' }]} />
 */
export function ViewTabs({ label, tabs, current, isCompact = false }: ViewTabsProps) {
  const bar = useRef<HTMLElement>(null);
  useFocusAfterRemoval(bar, tabs.length);
  useCurrentInView(bar, { tabs, current });
  return (
    <Bar ref={bar} aria-label={label} data-compact={isCompact || undefined}>
      {tabs.map(({ key, name, to, count, menu }) => {
        const isCurrent = key === current;
        const marked = isCurrent || undefined;
        const tab = (
          <Tab
            key={key}
            to={to}
            data-current={menu === undefined ? marked : undefined}
            aria-current={isCurrent ? 'page' : undefined}
            data-menu={menu === undefined ? undefined : true}
          >
            <Name>{name}</Name>
            {count && <Count>{count}</Count>}
          </Tab>
        );
        return menu === undefined ? (
          tab
        ) : (
          <Pair key={key} data-current={marked}>
            {tab}
            <Menu>{menu}</Menu>
          </Pair>
        );
      })}
    </Bar>
  );
}
