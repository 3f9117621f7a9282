import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { fontSize } from '../../tokens/scale';

/** One event on a timeline. */
export interface TimelineItem {
  title: ReactNode;
  /** When it happened, formatted. */
  time?: ReactNode;
  /** Details below the title. */
  text?: ReactNode;
  /**
   * `done` is in the past, `current` is now, `todo` is upcoming, `failed` went wrong.
   * @default 'done'
   */
  state?: 'done' | 'current' | 'todo' | 'failed' | undefined;
}

export interface TimelineProps {
  /** Accessible name of the timeline, e.g. 訂單進度. */
  label: string;
  /** The events, in chronological order. */
  items: readonly TimelineItem[];
}

const Line = styled.ol`
  display: grid;
`;

const Item = styled.li`
  --ink: ${color.fresh};
  position: relative;
  padding: 0 0 24px 32px;
  &:last-child {
    padding-bottom: 0;
  }
  &::before {
    content: '';
    position: absolute;
    inset: 5px auto auto 3px;
    width: 14px;
    height: 14px;
    border: 3px solid var(--ink);
    border-radius: 50%;
    background: ${color.surface};
  }
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset: 25px auto -1px 9px;
    width: 2px;
    border-radius: 2px;
    background: ${color.line};
  }
  &[data-state='done']::before {
    background: var(--ink);
  }
  &[data-state='current'] {
    --ink: ${color.brand};
    font-weight: 700;
  }
  &[data-state='todo'] {
    --ink: ${color.control};
    color: ${color.muted};
  }
  &[data-state='failed'] {
    --ink: ${color.danger};
  }
`;

const Aside = styled.div`
  color: ${color.muted};
  font-size: ${fontSize.sm};
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`;

/**
 * A list of events in chronological order.
 *
 * @example
 * <Timeline label="訂單進度" items={[
 *   { title: '已付款', time: '2026-11-20 09:12' },
 *   { title: '備貨中', state: 'current' },
 * ]} />
 */
export function Timeline({ label, items }: TimelineProps) {
  return (
    <Line aria-label={label}>
      {items.map((item, place) => (
        <Item
          key={place}
          data-state={item.state ?? 'done'}
          aria-current={item.state === 'current' ? 'step' : undefined}
        >
          {item.title}
          {item.time && <Aside>{item.time}</Aside>}
          {item.text && <Aside>{item.text}</Aside>}
        </Item>
      ))}
    </Line>
  );
}
