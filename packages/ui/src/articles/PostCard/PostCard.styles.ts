import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { duration, fontSize, radius, shadow, tapTarget } from '../../tokens/scale';

export const Sheet = styled.article`
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding: 16px 16px 6px;
  border-radius: ${radius.lg};
  background: ${color.surface};
  box-shadow: ${shadow.sm};
  transition: box-shadow ${duration.base};
  & > a {
    display: grid;
    gap: 12px;
    border-radius: ${radius.sm};
    color: inherit;
    text-decoration: none;
  }
  &:hover {
    box-shadow: ${shadow.md};
  }
  &[data-compact] {
    height: 100%;
    & > a {
      flex: 1;
      align-content: start;
    }
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
`;

export const Author = styled.div`
  display: grid;
  flex: 1;
  min-width: 0;
  line-height: 1.4;
  & > span {
    color: ${color.muted};
    font-size: ${fontSize.sm};
  }
`;

export const Content = styled.p`
  white-space: pre-line;
`;

export const Mosaic = styled.div`
  position: relative;
  display: grid;
  gap: 4px;
  overflow: hidden;
  border-radius: ${radius.md};
  &:not([data-tiles='1']) {
    grid-template-columns: 1fr 1fr;
  }
  /* Three: one tall beside two. */
  &[data-tiles='3'] > :first-child {
    grid-row: span 2;
    height: 100%;
    aspect-ratio: auto !important;
  }
`;

export const Rest = styled.span`
  position: absolute;
  inset: auto 10px 10px auto;
  padding: 2px 12px;
  border-radius: ${radius.pill};
  background: color-mix(in srgb, ${color.surface} 92%, transparent);
  font-size: ${fontSize.sm};
  font-weight: 600;
`;

export const Counts = styled.div`
  display: flex;
  gap: 4px;
  margin-inline: -10px;
`;

export const Count = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-width: ${tapTarget};
  min-height: ${tapTarget};
  padding: 0 10px;
  border: 0;
  border-radius: ${radius.pill};
  background: none;
  color: ${color.muted};
  font-size: ${fontSize.sm};
  font-variant-numeric: tabular-nums;
  transition: background-color ${duration.fast};
  & svg {
    width: 20px;
    height: 20px;
  }
  &[data-end] {
    margin-inline-start: auto;
  }
  &:is(button):hover {
    background: ${color.sunken};
  }
  &[aria-pressed='true'] {
    color: ${color.brand};
    font-weight: 700;
    & svg {
      fill: ${color.brandSoft};
    }
    &[data-end] svg {
      fill: currentColor;
    }
  }
`;
