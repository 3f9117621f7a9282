import * as RadixTabs from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { duration, media } from '../../tokens/scale';
import { Badge } from '../Badge/Badge';

/** One tab and its panel. */
export interface TabItem {
  value: string;
  label: ReactNode;
  /**
   * Number of items in the panel; 0 shows none. While undefined, the space of a number is reserved.
   */
  count?: number | undefined;
  /** Content of the panel. */
  content: ReactNode;
}

export interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  /** The tabs with their contents, in order. */
  items: readonly TabItem[];
  /** Value of the open tab. */
  value: string;
  /** Called with the value of the tab to open. */
  onValueChange: (value: string) => void;
}

const List = styled(RadixTabs.List)`
  display: flex;
  gap: 4px;
  overflow-x: auto;
  padding: 4px 4px 0;
  border-bottom: 1px solid ${color.line};
  scrollbar-width: thin;
`;

// The arch of a window, only over the open tab.
const Tab = styled(RadixTabs.Trigger)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  flex: none;
  min-width: 72px;
  min-height: 48px;
  padding: 6px clamp(12px, 4vw, 20px) 4px;
  border: 1px solid transparent;
  border-bottom: 0;
  border-radius: 24px 24px 0 0;
  background: none;
  color: ${color.muted};
  font-weight: 500;
  white-space: nowrap;
  transition:
    color ${duration.fast},
    background-color ${duration.fast};
  ${media.hover} {
    &:hover {
      color: ${color.text};
    }
  }
  &[data-state='active'] {
    border-color: ${color.line};
    background: ${color.surface};
    color: ${color.brand};
    font-weight: 700;
    box-shadow: 0 1px 0 ${color.surface};
  }
  :root &:focus-visible {
    outline-offset: -4px;
  }
`;

/** As wide as a badge with one digit. */
const Unknown = styled.span`
  width: 1.1875rem;
`;

const Sheet = styled(RadixTabs.Content)`
  padding-block: 24px;
  border-radius: 8px;
`;

/**
 * Tabs with panels. Arrow keys move between tabs; only the open panel is rendered.
 *
 * @example
 * <Tabs label="購物車" value={layer} onValueChange={setLayer}
 *   items={[{ value: '1', label: '常溫', count: 2, content: <App /> }]} />
 */
export function Tabs({ label, items, value, onValueChange }: TabsProps) {
  return (
    <RadixTabs.Root value={value} onValueChange={onValueChange}>
      <List aria-label={label}>
        {items.map((item) => (
          <Tab key={item.value} value={item.value}>
            {item.label}
            {'count' in item && item.count === undefined ? (
              <Unknown />
            ) : (
              <Badge count={item.count ?? 0} />
            )}
          </Tab>
        ))}
      </List>
      {items.map((item) => (
        <Sheet key={item.value} value={item.value}>
          {item.content}
        </Sheet>
      ))}
    </RadixTabs.Root>
  );
}
