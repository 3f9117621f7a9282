import { Store } from 'lucide-react';
import { styled } from 'styled-components';
import { BaseLink } from '../../kit/Link/BaseLink';
import { color } from '../../tokens/color';
import { fontSize, media, radius } from '../../tokens/scale';
import { usePostLabels } from '../../shop-labels/usePostLabels';

export interface PostAuthorProps {
  /** The author's name. */
  name: string;
  /** URL of the author's posts. Without it the name is plain text. */
  href?: string | undefined;
  /**
   * Whether the author is staff of the shop, by the server's word; a badge says so.
   * @default false
   */
  byShop?: boolean | undefined;
}

const Name = styled(BaseLink)`
  position: relative;
  /* Above the link of the time, whose touch area reaches into the line of the name. */
  z-index: 1;
  padding-block: 4px;
  color: inherit;
  text-decoration: none;
  ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
`;

const Shop = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 3px;
  margin-inline-start: 6px;
  padding: 0 7px;
  border-radius: ${radius.pill};
  background: ${color.brandSoft};
  color: ${color.brand};
  font-size: ${fontSize.xs};
  font-weight: 600;
  line-height: 1.6;
  vertical-align: 1px;
  white-space: nowrap;
`;

/**
 * The name of a post's or comment's author, isolated so that it cannot change the direction of the text around it, with
 * a badge for staff.
 *
 * @example
 * <PostAuthor name="小滿" href="/author/2001" />
 */
export function PostAuthor({ name, href, byShop = false }: PostAuthorProps) {
  const labels = usePostLabels();
  const isolated = <bdi>{name}</bdi>;
  return (
    <>
      {href === undefined ? isolated : <Name href={href}>{isolated}</Name>}
      {byShop && (
        <Shop>
          <Store aria-hidden size={12} />
          {labels.shop}
        </Shop>
      )}
    </>
  );
}
