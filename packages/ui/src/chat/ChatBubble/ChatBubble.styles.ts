import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { fontSize, radius, space } from '../../tokens/scale';

export const Row = styled.li`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr);
  align-items: end;
  gap: ${space[2]};
  &[data-own] {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Column = styled.div`
  display: grid;
  justify-items: start;
  gap: 2px;
  min-width: 0;
  [data-own] > & {
    justify-items: end;
  }
`;

export const Name = styled.span`
  padding-inline-start: 4px;
  color: ${color.muted};
  font-size: ${fontSize.xs};
`;

/** The bubble, with its time at the bottom of its inner side. */
export const Line = styled.div`
  display: flex;
  align-items: end;
  gap: 6px;
  max-width: min(100%, 520px);
  [data-own] & {
    flex-direction: row-reverse;
  }
`;

export const Bubble = styled.div`
  min-width: 0;
  padding: 9px 14px;
  border-radius: ${radius.lg};
  border-end-start-radius: 6px;
  background: ${color.surface};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  [data-own] & {
    border-end-start-radius: ${radius.lg};
    border-end-end-radius: 6px;
    background: ${color.brandSoft};
  }
  &[data-bare] {
    padding: 0;
    overflow: hidden;
    background: none;
    white-space: normal;
  }
  [data-state='sending'] &,
  [data-state='waiting'] & {
    opacity: 0.72;
  }
`;

export const Meta = styled.span`
  display: grid;
  flex: none;
  justify-items: start;
  color: ${color.muted};
  font-size: 0.6875rem;
  font-variant-numeric: tabular-nums;
  line-height: 1.35;
  [data-own] & {
    justify-items: end;
  }
  & svg {
    width: 13px;
    height: 13px;
  }
`;

export const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  column-gap: ${space[2]};
  color: ${color.muted};
  font-size: ${fontSize.xs};
  &[data-failed] {
    color: ${color.danger};
  }
  & > span {
    display: inline-flex;
    align-items: center;
    gap: 4px;
  }
  & svg {
    width: 14px;
    height: 14px;
  }
`;
