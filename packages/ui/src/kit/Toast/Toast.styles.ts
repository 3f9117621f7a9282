import * as RadixToast from '@radix-ui/react-toast';
import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { duration, fontSize, media, radius, shadow, tapTarget, zIndex } from '../../tokens/scale';

/** Position of the toasts: centred above the bottom bar. */
export const ToastList = styled(RadixToast.Viewport)`
  position: fixed;
  inset: auto 0 calc(var(--ui-bottomBar) + 16px);
  z-index: ${zIndex.toast};
  display: grid;
  justify-items: center;
  gap: 8px;
  padding-inline: max(16px, var(--ui-edge));
  pointer-events: none;
  ${media.phone} {
    bottom: calc(var(--ui-bottomBar) + 8px);
    padding-inline: max(8px, var(--ui-edge));
  }
  @media print {
    display: none;
  }
`;

export const Shot = styled.span`
  flex: none;
  width: 48px;
  overflow: hidden;
  border-radius: ${radius.md};
`;

export const Body = styled.div`
  flex: 1;
  min-width: 0;
  padding-block: 8px;
`;

export const Note = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.sm};
  font-variant-numeric: tabular-nums;
`;

export const ToastRoot = styled(RadixToast.Root)`
  --ink: ${color.refrigerated};
  display: flex;
  align-items: center;
  gap: 4px 10px;
  max-width: min(480px, 100%);
  min-height: 52px;
  padding: 4px 4px 4px 18px;
  border-radius: 26px;
  background: ${color.surface};
  box-shadow:
    ${shadow.lg},
    0 0 0 1px ${color.line};
  font-size: ${fontSize.md};
  line-height: 1.45;
  pointer-events: auto;
  animation: ui-rise ${duration.base} ease-out;
  & > svg {
    flex: none;
    width: 22px;
    height: 22px;
    color: var(--ink);
  }
  &[data-tone='success'] {
    --ink: ${color.fresh};
  }
  &[data-tone='failure'] {
    --ink: ${color.danger};
  }
  &[data-swipe='move'] {
    translate: 0 var(--radix-toast-swipe-move-y);
  }
  &:has(> ${Shot}) {
    min-height: 64px;
    padding-inline-start: 8px;
    border-radius: ${radius.lg};
    ${media.phone} {
      width: 100%;
    }
    @media (max-width: 359px) {
      column-gap: 4px;
      & > button {
        padding-inline: 4px;
      }
    }
  }
  @media (min-width: 768px) {
    &[data-place='top'] {
      position: fixed;
      inset: calc(var(--ui-topBar) + 12px) max(24px, 50vw - 600px) auto auto;
      min-width: 360px;
      animation-name: ui-fall;
    }
  }
`;

export const Action = styled(RadixToast.Action)`
  flex: none;
  min-width: ${tapTarget};
  min-height: ${tapTarget};
  padding: 4px 12px;
  border: 0;
  border-radius: ${radius.pill};
  background: none;
  color: ${color.brand};
  font-weight: 700;
  ${media.hover} {
    &:hover {
      background: ${color.brandSoft};
    }
  }
`;

export const Dismiss = styled(RadixToast.Close)`
  display: grid;
  place-items: center;
  flex: none;
  width: ${tapTarget};
  height: ${tapTarget};
  border: 0;
  border-radius: ${radius.pill};
  background: none;
  color: ${color.muted};
  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
  & svg {
    width: 18px;
    height: 18px;
  }
`;
