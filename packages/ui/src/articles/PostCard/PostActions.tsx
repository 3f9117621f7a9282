import { Bookmark, MessageCircle, Share2, ThumbsUp } from 'lucide-react';
import { styled } from 'styled-components';
import { useShopLabels } from '../../shop-labels/ShopLabels';
import { BaseLink } from '../../kit/Link/BaseLink';
import { VisuallyHidden } from '../../kit/VisuallyHidden/VisuallyHidden';
import { color } from '../../tokens/color';
import { duration, fontSize, media, radius, tapTarget } from '../../tokens/scale';
import type { PostCardArticle } from '../post/post';
import { usePostLabels } from '../../shop-labels/usePostLabels';

export interface PostActionsProps {
  article: PostCardArticle;
  /** Link to the post's comments. */
  commentsHref?: string | undefined;
  /**
   * Focuses the comment field on the post's own page. Without this and `commentsHref`, only the count shows.
   */
  onComment?: (() => void) | undefined;
  /** Called with the new state: `true` to like. */
  onLike?: ((like: boolean) => void) | undefined;
  /** Called with the new state: `true` to collect. */
  onCollect?: ((collect: boolean) => void) | undefined;
  /** Called when the share button is pressed. */
  onShare?: (() => void) | undefined;
}

const Row = styled.div`
  display: flex;
  gap: 2px;
  margin-inline: -10px;
`;

const Action = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-width: ${tapTarget};
  min-height: ${tapTarget};
  padding: 0 10px;
  border: 0;
  border-radius: ${radius.pill};
  background: none;
  color: ${color.muted};
  font-size: ${fontSize.sm};
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  transition:
    background-color ${duration.fast},
    color ${duration.fast};
  & svg {
    width: 21px;
    height: 21px;
    transition: scale ${duration.base};
  }
  &[data-end] {
    margin-inline-start: auto;
  }
  ${media.hover} {
    &:is(button, a):hover {
      background: ${color.sunken};
    }
  }
  &:is(button):active svg {
    scale: 0.86;
  }
  &[aria-pressed='true'] {
    color: ${color.brand};
    font-weight: 700;
    & svg {
      fill: ${color.brandSoft};
    }
    &[data-end] svg {
      fill: currentColor;
    }
  }
`;

/**
 * Like, comment, share; collect at the end. An action without a handler only shows its count, or is hidden.
 */
export function PostActions({
  article,
  commentsHref,
  onComment,
  onLike,
  onCollect,
  onShare,
}: PostActionsProps) {
  const shop = useShopLabels();
  const labels = usePostLabels();
  const { create_name: author, like_count, comment_count } = article;
  const liked = article.is_like ?? false;
  const collected = article.is_collect ?? false;
  const comments = (
    <>
      <MessageCircle aria-hidden />
      {(commentsHref ?? onComment) && <VisuallyHidden>{labels.commentOn(author)} </VisuallyHidden>}
      <span aria-hidden>{comment_count}</span>
      <VisuallyHidden>{shop.comments(comment_count)}</VisuallyHidden>
    </>
  );
  return (
    <Row>
      <Action
        {...(onLike
          ? { type: 'button', 'aria-pressed': liked, onClick: () => onLike(!liked) }
          : { as: 'span' })}
      >
        <ThumbsUp aria-hidden />
        {onLike && <VisuallyHidden>{shop.like(author)}</VisuallyHidden>}
        {like_count}
      </Action>
      <Action
        {...(commentsHref !== undefined
          ? { as: BaseLink, href: commentsHref }
          : onComment
            ? { type: 'button', onClick: onComment }
            : { as: 'span' })}
      >
        {comments}
      </Action>
      {onShare && (
        <Action type="button" onClick={onShare}>
          <Share2 aria-hidden />
          <VisuallyHidden>{labels.sharePost(author)}</VisuallyHidden>
        </Action>
      )}
      {onCollect && (
        <Action
          type="button"
          data-end
          aria-pressed={collected}
          onClick={() => onCollect(!collected)}
        >
          <Bookmark aria-hidden />
          <VisuallyHidden>{shop.collectPost(author)}</VisuallyHidden>
        </Action>
      )}
    </Row>
  );
}
