import type { ArticleSummary } from '@mall/sdk';
import { PostCard } from '@mall/ui';
import { useRelativeTime } from '../../messages/useRelativeTime';
import { to } from '../../paths';

/** Props of {@link PostTile}. */
export interface PostTileProps {
  readonly article: ArticleSummary;
  /** For a shelf of posts beside goods. @default true */
  readonly compact?: boolean;
}

/** A post; it leads to what it recommends. */
export function PostTile({ article, compact = true }: PostTileProps) {
  const ago = useRelativeTime();
  const [product] = article.product;
  return (
    <PostCard
      compact={compact}
      article={{ ...article, pictures: article.pictures.map(({ url }) => url) }}
      href={product ? to.product(product.p_id) : to.wall()}
      time={
        <time dateTime={`${article.create_time.replace(' ', 'T')}+08:00`}>
          {ago(article.create_time)}
        </time>
      }
    />
  );
}
