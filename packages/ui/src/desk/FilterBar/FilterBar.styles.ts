import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { duration, fontSize, media, radius, space, tapTarget } from '../../tokens/scale';

export const Bar = styled.div`
  display: grid;
  gap: ${space[2]};
  min-width: 0;
`;

export const Row = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${space[2]};
  & > form {
    flex: 1 1 160px;
    min-width: 0;
    max-width: 480px;
  }
`;

export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[2]};
`;

/** A chip with two buttons: its text opens the filter, its cross removes it. */
export const Chip = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-width: 0;
  height: ${tapTarget};
  &::before {
    content: '';
    position: absolute;
    inset: 5px 0;
    border: 1px solid ${color.line};
    border-radius: ${radius.pill};
    background: ${color.surface};
    transition: border-color ${duration.fast};
  }
  & > button {
    position: relative;
    display: inline-flex;
    align-items: center;
    min-width: 0;
    height: 100%;
    border: 0;
    border-radius: ${radius.pill};
    background: none;
    color: ${color.text};
    font-size: ${fontSize.sm};
  }
  & > button:first-child {
    padding: 0 4px 0 14px;
    & > span {
      overflow: hidden;
      white-space: nowrap;
      text-overflow: ellipsis;
    }
  }
  & > button:last-child {
    flex: none;
    padding: 0 12px 0 6px;
    color: ${color.muted};
    & > svg {
      width: 16px;
      height: 16px;
    }
  }
  ${media.hover} {
    &:hover::before {
      border-color: ${color.control};
    }
  }
`;

export const Editor = styled.div`
  color: ${color.text};
  font-size: ${fontSize.md};
`;

/** A filter to choose, in the popover that lists them. */
export const Choice = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  width: calc(100% + 16px);
  min-height: ${tapTarget};
  margin-inline: -8px;
  padding: 4px 8px;
  border: 0;
  border-radius: ${radius.sm};
  background: none;
  color: ${color.text};
  font-size: ${fontSize.md};
  text-align: start;
  & > svg {
    width: 18px;
    height: 18px;
    color: ${color.muted};
  }
  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
`;
