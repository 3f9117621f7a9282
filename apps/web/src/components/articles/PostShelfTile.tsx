import type { ArticleSummary } from '@mall/sdk';
import { PostTeaser } from '@mall/ui';
import { to } from '../../paths/paths';
import { PostTime } from './PostTime';

/** A post in a horizontal row next to products. */
export function PostShelfTile({ article }: { readonly article: ArticleSummary }) {
  return (
    <PostTeaser
      article={article}
      href={to.article(article.id)}
      time={<PostTime time={article.create_time} />}
    />
  );
}
