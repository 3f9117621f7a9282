import * as RadixToast from '@radix-ui/react-toast';
import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { duration, fontSize, radius, shadow, tapTarget, zIndex } from '../../tokens/scale';

/** Position of the toasts: centred above the bottom bar. */
export const ToastList = styled(RadixToast.Viewport)`
  position: fixed;
  inset: auto 0 calc(var(--ui-bottomBar) + 16px);
  z-index: ${zIndex.toast};
  display: grid;
  justify-items: center;
  gap: 8px;
  padding-inline: 16px;
  pointer-events: none;
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
  & > div {
    padding-block: 8px;
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
  &:hover {
    background: ${color.brandSoft};
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
  &:hover {
    background: ${color.sunken};
  }
  & svg {
    width: 18px;
    height: 18px;
  }
`;
