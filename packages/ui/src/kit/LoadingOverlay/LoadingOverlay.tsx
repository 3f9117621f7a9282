import { styled } from 'styled-components';
import { useUi } from '../../theme/UiContext';
import { color } from '../../tokens/color';
import { arch, duration, zIndex } from '../../tokens/scale';
import { Spinner } from '../Spinner/Spinner';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface LoadingOverlayProps {
  /** Whether the next page is loading. */
  active: boolean;
}

const Veil = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${zIndex.loading};
  display: grid;
  place-items: center;
  background: color-mix(in srgb, ${color.ground} 72%, transparent);
  animation: ui-fade ${duration.base};
`;

const Door = styled.div`
  display: grid;
  place-items: center;
  width: 72px;
  height: 88px;
  border-radius: ${arch};
  background: ${color.brandSoft};
  color: ${color.brand};
  font-size: 1.5rem;
`;

/**
 * Covers the page during a slow route change, until about 150 ms after the next page is ready. The
 * caller decides when to show it, so that fast pages are not covered.
 *
 * @example
 * <LoadingOverlay active={isSlow} />
 */
export function LoadingOverlay({ active }: LoadingOverlayProps) {
  const { labels } = useUi();
  return (
    <div role="status">
      {active && (
        <Veil>
          <Door>
            <Spinner />
            <VisuallyHidden>{labels.loading}</VisuallyHidden>
          </Door>
        </Veil>
      )}
    </div>
  );
}
