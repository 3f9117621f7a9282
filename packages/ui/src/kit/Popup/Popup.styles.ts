import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { duration, fontSize, radius, shadow, zIndex } from '../../tokens/scale';

// A success must not cover the content: one line under the header.
/** Covers the screen, but lets clicks through. */
export const PopupViewport = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${zIndex.toast};
  display: grid;
  place-items: center;
  padding: calc(24px + env(safe-area-inset-top)) max(24px, var(--ui-edge))
    calc(24px + env(safe-area-inset-bottom));
  pointer-events: none;
  &[role='status'] {
    align-items: start;
    padding-top: calc(var(--ui-topBar) + 12px);
  }
  @media print {
    display: none;
  }
`;

export const PopupSurface = styled.div`
  --ink: ${color.fresh};
  --soft: ${color.freshSoft};
  position: relative;
  display: grid;
  justify-items: center;
  gap: 12px;
  min-width: min(240px, 100%);
  max-width: min(360px, 100%);
  padding: 36px 32px 28px;
  border-radius: ${radius.lg};
  background: ${color.surface};
  box-shadow:
    ${shadow.lg},
    0 0 0 1px ${color.line};
  font-size: ${fontSize.lg};
  font-weight: 600;
  line-height: 1.5;
  text-align: center;
  text-wrap: balance;
  pointer-events: auto;
  animation: ui-rise ${duration.base} ease-out;
  &[data-tone='failure'] {
    --ink: ${color.danger};
    --soft: ${color.dangerSoft};
  }
  & > svg {
    width: 56px;
    height: 56px;
    padding: 12px;
    border-radius: ${radius.pill};
    background: var(--soft);
    color: var(--ink);
  }
  & > button {
    position: absolute;
    inset: 4px 4px auto auto;
    color: ${color.muted};
  }
  &[data-tone='success'] {
    grid-template-columns: auto 1fr auto;
    align-items: center;
    min-width: 0;
    max-width: min(480px, 100%);
    padding: 4px 4px 4px 12px;
    border-radius: 30px;
    font-size: ${fontSize.md};
    text-align: start;
    animation-name: ui-fall;
    & > svg {
      width: 36px;
      height: 36px;
      padding: 7px;
    }
    & > button {
      position: static;
    }
  }
`;
