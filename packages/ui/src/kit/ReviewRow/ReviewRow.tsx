import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { fontSize } from '../../tokens/scale';

export interface ReviewRowProps {
  /** The topic of the choice, e.g. 配送. */
  label: ReactNode;
  /** The choice in a few words. */
  children: ReactNode;
  /** A link or button to change it, quiet and small; several stand beside each other. */
  action?: ReactNode;
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 4px 16px;
  min-height: 44px;
`;

const Label = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.sm};
`;

const Choice = styled.div`
  overflow-wrap: anywhere;
`;

// Align the text of the last quiet button with the end of the row.
const Actions = styled.div`
  display: flex;
  margin-inline-end: -16px;
`;

/**
 * Shows an earlier choice in one line, with a control to change it.
 *
 * @example
 * <ReviewRow label="電子發票" action={<Button variant="quiet" size="sm">變更發票</Button>}>會員載具</ReviewRow>
 */
export function ReviewRow({ label, children, action }: ReviewRowProps) {
  return (
    <Row>
      <div>
        <Label>{label}</Label>
        <Choice>{children}</Choice>
      </div>
      {action && <Actions>{action}</Actions>}
    </Row>
  );
}
