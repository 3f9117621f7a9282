import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { fontSize, radius, space } from '../../tokens/scale';

export interface ChatDayProps {
  /** The day, formatted: 今天, 11/22（日）. */
  children: ReactNode;
}

const Row = styled.li`
  display: grid;
  place-items: center;
  padding-block: ${space[2]};
`;

const Day = styled.span`
  padding: 3px 14px;
  border-radius: ${radius.pill};
  background: color-mix(in srgb, ${color.muted} 14%, transparent);
  color: ${color.text};
  font-size: ${fontSize.xs};
  font-variant-numeric: tabular-nums;
`;

/**
 * The separator between two days of a conversation.
 *
 * @example
 * <ChatDay>今天</ChatDay>
 */
export function ChatDay({ children }: ChatDayProps) {
  return (
    <Row>
      <Day>{children}</Day>
    </Row>
  );
}
