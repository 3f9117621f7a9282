import { styled } from 'styled-components';
import { useUi } from '../../theme/UiContext';
import { color } from '../../tokens/color';
import { duration, zIndex } from '../../tokens/scale';

export interface LoadingBarProps {
  /** Whether requests are pending. */
  active: boolean;
}

const Bar = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${zIndex.loading};
  height: 3px;
  overflow: hidden;
  pointer-events: none;
  opacity: 0;
  transition: opacity ${duration.base};
  &[data-active] {
    opacity: 1;
  }
  &[data-active]::before {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 3px;
    background: ${color.brand};
    transform-origin: left;
    animation: ui-creep 8s cubic-bezier(0.1, 0.7, 0.2, 1) forwards;
  }
  [dir='rtl'] &::before {
    transform-origin: right;
  }
  @keyframes ui-creep {
    from {
      scale: 0.05 1;
    }
    to {
      scale: 0.95 1;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-active]::before {
      animation: ui-pulse 1.6s infinite;
    }
  }
`;

/**
 * A thin bar at the top while requests are pending.
 *
 * @example
 * <LoadingBar active={isFetching} />
 */
export function LoadingBar({ active }: LoadingBarProps) {
  const { labels } = useUi();
  return (
    <Bar
      data-active={active || undefined}
      {...(active
        ? { role: 'progressbar', 'aria-label': labels.loading }
        : { 'aria-hidden': true })}
    />
  );
}
