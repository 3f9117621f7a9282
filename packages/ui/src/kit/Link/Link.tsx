import { useContext } from 'react';
import { styled } from 'styled-components';
import { useUi } from '../../theme/UiContext';
import { color } from '../../tokens/color';
import { duration, media } from '../../tokens/scale';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { StyledByParent } from '../Button/StyledByParent';
import { BaseLink, type BaseLinkProps } from './BaseLink';

export interface LinkProps extends BaseLinkProps {
  /**
   * `brand` stands out in running text, `quiet` is muted until hovered, `inherit` uses the surrounding
   * colour.
   * @default 'brand'
   */
  tone?: 'brand' | 'quiet' | 'inherit' | undefined;
}

const Anchor = styled(BaseLink)`
  border-radius: 4px;
  color: ${color.brand};
  text-decoration-line: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.25em;
  text-decoration-color: color-mix(in srgb, currentColor 45%, transparent);
  transition:
    text-decoration-color ${duration.fast},
    color ${duration.fast};
  ${media.hover} {
    &:hover {
      text-decoration-color: currentColor;
    }
  }
  &[data-tone='quiet'] {
    color: ${color.muted};
    text-decoration-line: none;
    ${media.hover} {
      &:hover {
        color: ${color.text};
        text-decoration-line: underline;
      }
    }
  }
  &[data-tone='inherit'] {
    color: inherit;
  }
`;

/**
 * A text link, or the link within a `Button asChild`, which then looks like a button. A link that
 * opens a new window announces this to screen readers.
 *
 * @example
 * <Link href="/qa">常見問題</Link>
 */
export function Link({ tone = 'brand', children, ...rest }: LinkProps) {
  const { labels } = useUi();
  const isStyled = useContext(StyledByParent);
  const content = (
    <>
      {children}
      {rest.target === '_blank' && <VisuallyHidden>{labels.newWindow}</VisuallyHidden>}
    </>
  );
  if (isStyled) return <BaseLink {...rest}>{content}</BaseLink>;
  return (
    <Anchor data-tone={tone} {...rest}>
      {content}
    </Anchor>
  );
}
