import { styled } from 'styled-components';
import { useUi } from '../../theme/UiContext';
import { color } from '../../tokens/color';
import { radius, shadow, zIndex } from '../../tokens/scale';

const Anchor = styled.a`
  position: fixed;
  inset: 8px auto auto 8px;
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
   * Id of the main part. It needs `tabIndex={-1}` to take the focus.
   * @default 'main'
   */
  target?: string | undefined;
}

/**
 * First stop of the Tab key: over the bars, straight to the content. Unseen until focused.
 *
 * @example
 * <SkipLink target="main" />
 */
export function SkipLink({ target = 'main' }: SkipLinkProps) {
  const { labels } = useUi();
  return <Anchor href={`#${target}`}>{labels.skipToContent}</Anchor>;
}
