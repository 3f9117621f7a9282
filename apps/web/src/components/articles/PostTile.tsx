import type { ArticleSummary } from '@mall/sdk';
import { PostCard, PostProducts, type FeedPlace, type PostCardProps } from '@mall/ui';
import { to } from '../../paths';
import { PostMenu, type PostMenuProps } from './PostMenu';
import { PostProductTile } from './PostProductTile';
import { PostTime } from './PostTime';
import { usePostActions } from './usePostActions';

/** Props of {@link PostTile}. */
export interface PostTileProps extends Pick<PostMenuProps, 'onDeleted'> {
  readonly article: ArticleSummary;
  /** Its place in a feed. */
  readonly place?: FeedPlace;
  /** Alone on its page: whole, and comments are written below it. */
  readonly onComment?: PostCardProps['onComment'];
}

/** How many posts are seen before anyone scrolls. */
const SEEN_FIRST = 2;

/** A post with all one can do about it. */
export function PostTile({ article, place, onComment, onDeleted }: PostTileProps) {
  const actions = usePostActions(article);
  const href = to.article(article.id);
  return (
    <PostCard
      article={article}
      place={place}
      time={<PostTime time={article.create_time} />}
      menu={<PostMenu article={article} onDeleted={onDeleted} />}
      {...(onComment
        ? { onComment, authorAs: 'h1' as const }
        : { href, commentsHref: `${href}#comments` })}
      eager={!place || place['aria-posinset'] <= SEEN_FIRST}
      {...actions}
    >
      {article.product.length > 0 && (
        <PostProducts author={article.create_name}>
          {article.product.map((product) => (
            <PostProductTile key={product.p_id} product={product} />
          ))}
        </PostProducts>
      )}
    </PostCard>
  );
}
