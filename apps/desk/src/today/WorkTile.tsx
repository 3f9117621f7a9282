import { color, fontSize, media, radius, shadow, space } from '@mall/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

const Frame = styled(Link)`
  display: grid;
  gap: 4px;
  padding: ${space[4]} ${space[5]};
  border: 1px solid transparent;
  border-radius: ${radius.lg};
  background: ${color.surface};
  box-shadow: ${shadow.sm};
  color: ${color.text};
  text-decoration: none;
  &[data-late] {
    border-color: ${color.warning};
  }
  ${media.phone} {
    padding: ${space[3]};
  }
  ${media.hover} {
    &:hover {
      box-shadow: ${shadow.md};
    }
  }
`;

const Count = styled.strong`
  font-size: 34px;
  line-height: 1.2;
  font-variant-numeric: tabular-nums;
  [data-none] > & {
    color: ${color.muted};
  }
`;

const Label = styled.span`
  color: ${color.muted};
  font-size: ${fontSize.md};
`;

const Note = styled.small`
  color: ${color.muted};
  font-size: ${fontSize.sm};
  [data-late] > & {
    color: ${color.warning};
    font-weight: 600;
  }
`;

export interface WorkTileProps {
  /** The address of the list. */
  readonly to: string;
  readonly label: string;
  /** How many wait; undefined: unknown yet. */
  readonly count: string | undefined;
  /** A line below, such as the longest wait. */
  readonly note?: string | undefined;
  /** Whether something waits for too long. @default false */
  readonly isLate?: boolean | undefined;
}

/** How much of one kind of work waits; it opens the list. */
export function WorkTile({ to, label, count, note, isLate = false }: WorkTileProps) {
  return (
    <Frame
      to={to}
      data-none={count === '0' || count === undefined || undefined}
      data-late={isLate || undefined}
    >
      <Count>{count ?? '–'}</Count>
      <Label>{label}</Label>
      {note && <Note>{note}</Note>}
    </Frame>
  );
}
