import type { ArticleSummary } from '@mall/sdk';
import { PostCard, PostProducts, type FeedPlace, type PostCardProps } from '@mall/ui';
import { to } from '../../paths/paths';
import { LinkedProduct } from '../links/LinkedProduct';
import { useSiteAddress } from '../links/useSiteAddress';
import { HiddenNotice } from './HiddenNotice';
import { PostMenu, type PostMenuProps } from './PostMenu';
import { PostProductTile } from './PostProductTile';
import { PostTime } from './PostTime';
import { hasTable, TableButton } from './table/TableButton';
import { usePostActions } from './usePostActions';

export interface PostTileProps extends Pick<PostMenuProps, 'onDeleted'> {
  readonly article: ArticleSummary;
  /** The post's position in a feed. */
  readonly place?: FeedPlace;
  /** Set on the post's own page: shows the full text, and the comment button focuses the comment field. */
  readonly onComment?: PostCardProps['onComment'];
}

/** Number of posts whose pictures are above the fold of a phone; they load eagerly. */
const SEEN_FIRST = 1;

/** A post with all its actions. */
export function PostTile({ article, place, onComment, onDeleted }: PostTileProps) {
  const actions = usePostActions(article);
  const href = to.article(article.id);
  const localHref = useSiteAddress();
  const shown = article.product.map(({ p_id }) => Number(p_id));
  return (
    <PostCard
      article={article}
      place={place}
      time={<PostTime time={article.create_time} />}
      authorHref={to.author}
      menu={<PostMenu article={article} onDeleted={onDeleted} />}
      {...(onComment
        ? { onComment, authorAs: 'h1' as const }
        : { href, commentsHref: `${href}#comments` })}
      eager={!place || place['aria-posinset'] <= SEEN_FIRST}
      localHref={localHref}
      {...actions}
    >
      {article.hidden_reason !== undefined && (
        <HiddenNotice of="post" reason={article.hidden_reason} />
      )}
      {article.product.length > 0 && (
        <PostProducts author={article.create_name}>
          {article.product.map((product) => (
            <PostProductTile key={product.p_id} product={product} />
          ))}
        </PostProducts>
      )}
      {hasTable(article) && <TableButton article={article} />}
      <LinkedProduct text={article.content} shown={shown} />
    </PostCard>
  );
}
