import {
  color,
  duration,
  fontSize,
  media,
  radius,
  shadow,
  space,
  tapTarget,
  zIndex,
} from '@mall/ui';
import { styled } from 'styled-components';

/** Beside the step on a desktop; on a phone a bar at the bottom, which expands upwards. */
export const Sheet = styled.aside`
  position: sticky;
  top: calc(var(--ui-topBar) + ${space[4]});
  display: grid;
  gap: ${space[4]};
  padding: ${space[5]};
  border-radius: ${radius.lg};
  background: ${color.surface};
  box-shadow: ${shadow.sm};
  ${media.phone} {
    position: fixed;
    inset: auto 0 0;
    z-index: ${zIndex.bar};
    gap: 0;
    padding: 0 ${space[4]} env(safe-area-inset-bottom);
    border-top: 1px solid ${color.line};
    border-radius: ${radius.lg} ${radius.lg} 0 0;
    box-shadow: ${shadow.md};
  }
`;

export const Details = styled.div`
  display: grid;
  gap: ${space[4]};
  ${media.phone} {
    max-height: 60dvh;
    padding-block: ${space[4]};
    border-bottom: 1px solid ${color.line};
    overflow-y: auto;
    overscroll-behavior: contain;
    [data-open='false'] > & {
      display: none;
    }
  }
`;

/** On a desktop the items of a long order scroll within the summary, so that its button stays visible. */
export const Items = styled.div`
  max-height: 40dvh;
  overflow-y: auto;
  ${media.phone} {
    max-height: none;
  }
`;

export const Bar = styled.div`
  ${media.phone} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: ${space[4]};
    min-height: 64px;
    padding-block: 4px;
  }
`;

/** Opens the details on a phone. */
export const Fold = styled.button`
  display: none;
  ${media.phone} {
    display: grid;
    justify-items: start;
    /* Reserves the width of the loaded amount, so that the action beside it does not move. */
    min-width: 7.75rem;
    min-height: ${tapTarget};
    padding: 0 ${space[1]};
    border: 0;
    border-radius: ${radius.sm};
    background: none;
    color: ${color.text};
    text-align: start;
    & small {
      display: inline-flex;
      align-items: center;
      gap: 2px;
      color: ${color.muted};
      font-size: ${fontSize.xs};
    }
    & svg {
      width: 16px;
      height: 16px;
      transition: rotate ${duration.base};
    }
    &[aria-expanded='true'] svg {
      rotate: 0.5turn;
    }
  }
`;
