import { css, styled } from 'styled-components';
import { color } from '../../tokens/color';
import { fontSize } from '../../tokens/scale';

/** A container query, not a media query: beside a menu a tablet has as little room as a phone. */
export const Frame = styled.div`
  position: relative;
  container-type: inline-size;
`;

/** For screen readers only; without a fixed size it would widen a narrow page. */
const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;
/** The table's cards. */
export const narrow = '@container (max-width: 559px)';

export const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;
  /* The rows before, while others come. */
  &[aria-busy='true'] > tbody:has([role='rowheader']) {
    animation: ui-pulse 1.6s ease-in-out infinite;
  }
  ${narrow} {
    &,
    & > tbody,
    & > tbody > tr {
      display: block;
    }
    & > thead {
      ${visuallyHidden}
    }
    & > tbody > tr {
      padding-block: 12px;
      border-bottom: 1px solid ${color.line};
    }
    & > tbody > tr:last-child {
      border-bottom: 0;
    }
    &[data-compact] > tbody > tr {
      display: flex;
      flex-wrap: wrap;
      gap: 0 12px;
      padding-block: 8px;
      & > * {
        order: 2;
        gap: 4px;
        color: ${color.muted};
        font-size: ${fontSize.sm};
      }
      /* Together as wide as the row, so that the other values wrap to the second line. */
      & > :first-child {
        order: 0;
        flex: 1 0 calc(100% - 8rem - 12px);
        color: inherit;
        font-size: inherit;
      }
      & > :last-child {
        order: 1;
        flex: 0 0 8rem;
        justify-content: flex-end;
        color: inherit;
        font-size: inherit;
      }
      /* Each row would repeat them; screen readers read the column headers. */
      & > ::before {
        content: none;
      }
    }
  }
`;

export const Caption = styled.caption`
  padding-bottom: 8px;
  font-weight: 600;
  text-align: start;
  &[data-hidden] {
    ${visuallyHidden}
  }
  ${narrow} {
    display: block;
  }
`;

export const HeadCell = styled.th`
  padding: 8px 12px;
  border-bottom: 1px solid ${color.control};
  color: ${color.muted};
  font-size: ${fontSize.sm};
  font-weight: 500;
  text-align: start;
  white-space: nowrap;
  &:first-child {
    padding-inline-start: 0;
  }
  &:last-child {
    padding-inline-end: 0;
  }
  &[data-figure] {
    text-align: end;
  }
`;

export const Cell = styled.td`
  padding: 12px;
  border-bottom: 1px solid ${color.line};
  font-weight: 400;
  text-align: start;
  vertical-align: top;
  &[role='rowheader'] {
    font-weight: 600;
  }
  &:first-child {
    padding-inline-start: 0;
  }
  &:last-child {
    padding-inline-end: 0;
  }
  &[data-figure] {
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
    & > [aria-hidden] {
      margin-inline-start: auto;
    }
  }
  ${narrow} {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding: 2px 0;
    border: 0;
    text-align: end;
    &[role='rowheader'] {
      text-align: start;
    }
    /* Its column header is read already: the empty alternative keeps it from being read twice. */
    &[data-label]::before {
      content: attr(data-label);
      content: attr(data-label) / '';
      flex: none;
      color: ${color.muted};
      font-size: ${fontSize.sm};
      line-height: 1.9;
    }
  }
`;
