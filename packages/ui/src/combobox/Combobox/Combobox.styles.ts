import { styled } from 'styled-components';
import { controlStyles } from '../../kit/Input/controlStyles';
import { color } from '../../tokens/color';
import { fontSize, radius, shadow, tapTarget, zIndex } from '../../tokens/scale';

export const Frame = styled.div`
  position: relative;
`;

export const Line = styled.input`
  ${controlStyles}
  padding-inline-end: 48px;
`;

export const Opener = styled.button`
  position: absolute;
  inset: 2px 2px auto auto;
  display: grid;
  place-items: center;
  width: ${tapTarget};
  height: ${tapTarget};
  padding: 0;
  border: 0;
  background: none;
  color: ${color.muted};
  & > svg {
    width: 18px;
    height: 18px;
  }
  &:disabled {
    cursor: not-allowed;
  }
`;

export const List = styled.ul`
  position: absolute;
  inset: calc(100% + 6px) 0 auto;
  z-index: ${zIndex.raised};
  max-height: min(300px, 50dvh);
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 6px;
  border-radius: ${radius.md};
  background: ${color.surface};
  box-shadow:
    ${shadow.lg},
    0 0 0 1px ${color.line};
`;

export const Choice = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: ${tapTarget};
  padding: 8px 10px;
  border-radius: ${radius.sm};
  cursor: pointer;
  &[data-highlighted] {
    background: ${color.sunken};
  }
  &[data-chosen] {
    color: ${color.brand};
    font-weight: 600;
  }
  & > svg {
    width: 18px;
    height: 18px;
    margin-inline-start: auto;
  }
`;

export const Note = styled.span`
  color: ${color.muted};
  font-size: ${fontSize.sm};
  font-variant-numeric: tabular-nums;
`;

export const None = styled.p`
  position: absolute;
  inset: calc(100% + 6px) 0 auto;
  z-index: ${zIndex.raised};
  padding: 14px 16px;
  border-radius: ${radius.md};
  background: ${color.surface};
  box-shadow:
    ${shadow.lg},
    0 0 0 1px ${color.line};
  color: ${color.muted};
`;
