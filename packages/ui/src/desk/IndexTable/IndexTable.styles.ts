import { styled } from 'styled-components';
import {
  Cell,
  Frame as PlainFrame,
  Grid as PlainGrid,
  HeadCell,
  narrow,
} from '../../data-display/DataTable/DataTable.styles';
import { Box } from '../../kit/Checkbox/Box';
import { BaseLink } from '../../kit/Link/BaseLink';
import { color } from '../../tokens/color';
import { fontSize, media, radius, tapTarget, zIndex } from '../../tokens/scale';

export const Frame = styled(PlainFrame)`
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  /* Not hidden, which would make it the scroll container of the sticky header. */
  overflow: clip;
`;

export const SelectBox = styled(Box)`
  width: 24px;
  height: 24px;
  margin: 0;
  cursor: pointer;
  &:indeterminate {
    border-color: ${color.brand};
    background: ${color.brand};
    &::before {
      height: 0;
      border-width: 0 0 2.5px;
      rotate: none;
      translate: none;
      opacity: 1;
    }
  }
  /* The whole cell, and on a phone the whole card. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: ${zIndex.raised};
  }
`;

export const SelectHead = styled(HeadCell)`
  width: 52px;
`;

export const SelectCell = styled(Cell)`
  position: relative;
  width: 52px;
  /* A press with Shift selects rows, no text. */
  user-select: none;
  -webkit-user-select: none;
  ${narrow} {
    display: none;
  }
`;

export const MenuCell = styled(Cell)`
  width: 60px;
  /* Its button makes a row no higher than its text does. */
  padding-block: 0;
  ${narrow} {
    position: absolute;
    inset: 8px 4px auto auto;
    z-index: ${zIndex.raised};
  }
`;

export const Grid = styled(PlainGrid)`
  & > thead > tr > * {
    position: sticky;
    top: var(--ui-topBar, 0px);
    z-index: calc(${zIndex.raised} + 1);
    height: ${tapTarget};
    padding-block: 0;
    border-bottom: 0;
    background: ${color.surface};
    box-shadow: inset 0 -1px ${color.control};
  }
  & > * > tr > :first-child {
    padding-inline-start: 16px;
  }
  & > * > tr > :last-child {
    padding-inline-end: 16px;
  }
  & > tbody > tr > * {
    vertical-align: middle;
  }
  & > tbody > tr:last-child > * {
    border-bottom: 0;
  }
  /* Clear of the sticky header, and of the bar of a selection. */
  & > tbody :is(tr, a, button, input) {
    scroll-margin-block: 56px 80px;
  }
  & > tbody > tr[data-selected] {
    background: ${color.brandSoft};
  }
  ${media.hover} {
    & > tbody > tr[data-row]:not([data-selected]):hover {
      background: ${color.sunken};
    }
  }
  /* Marks the row in which j and k are. */
  & > tbody > tr:focus-within > :first-child {
    box-shadow: inset 3px 0 ${color.brand};
  }
  ${narrow} {
    & > tbody > tr {
      position: relative;
      padding: 12px 16px;
    }
    /* As specific as the rules of the first and the last cell, which are for a table. */
    & > tbody > tr > :nth-child(n) {
      border: 0;
      padding-inline: 0;
    }
    & > tbody > tr:focus-within > :first-child {
      box-shadow: none;
    }
    &[data-menus] > tbody > tr > [role='rowheader'] {
      padding-inline-end: 44px;
    }
    & [data-hide-on-phone] {
      display: none;
    }
    &[data-selecting] > tbody > tr {
      padding-inline-start: 52px;
      /* Not positioned: the target of its checkbox is the whole card. */
      & > ${SelectCell} {
        position: static;
        display: block;
        float: inline-start;
        width: 0;
        margin-inline-start: -36px;
        padding: 0;
      }
      & > ${MenuCell} {
        display: none;
      }
    }
  }
`;

export const RowLink = styled(BaseLink)`
  border-radius: 4px;
  color: ${color.text};
  font-weight: 600;
  text-decoration: none;
  ${media.hover} {
    &:hover {
      text-decoration: underline;
      text-underline-offset: 0.25em;
    }
  }
  ${narrow} {
    /* A card is one target; its other controls are above. */
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
`;

export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: ${tapTarget};
  padding: 0;
  border: 0;
  background: none;
  color: ${color.muted};
  font-size: ${fontSize.sm};
  font-weight: 500;
  & > svg {
    width: 16px;
    height: 16px;
    flex: none;
  }
  &[data-sorted] {
    color: ${color.text};
    font-weight: 700;
  }
  &:not([data-sorted]) > svg {
    opacity: 0.45;
  }
`;

/** What the header does in a wide table. */
export const PhoneBar = styled.div`
  display: none;
  ${narrow} {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    padding: 8px 8px 8px 16px;
    border-bottom: 1px solid ${color.line};
    & > button {
      flex: none;
    }
  }
`;

export const SelectPage = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: ${tapTarget};
`;
