import { styled } from 'styled-components';
import { useUi } from '../../theme/UiContext';
import { color } from '../../tokens/color';
import { radius, shadow, zIndex } from '../../tokens/scale';

const Anchor = styled.a`
  position: fixed;
  inset: calc(8px + env(safe-area-inset-top)) auto auto max(8px, env(safe-area-inset-left));
  z-index: ${zIndex.loading};
  padding: 10px 20px;
  border-radius: ${radius.md};
  background: ${color.surface};
  box-shadow: ${shadow.lg};
  color: ${color.brand};
  font-weight: 600;
  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;

export interface SkipLinkProps {
  /**
   * Id of the main content. It needs `tabIndex={-1}` to be focusable.
   * @default 'main'
   */
  target?: string | undefined;
}

/**
 * The first tab stop: skips the navigation and moves to the content. Hidden until focused.
 *
 * @example
 * <SkipLink target="main" />
 */
export function SkipLink({ target = 'main' }: SkipLinkProps) {
  const { labels } = useUi();
  return <Anchor href={`#${target}`}>{labels.skipToContent}</Anchor>;
}
