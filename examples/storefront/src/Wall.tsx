import { saveGuestIntent, useArticleLike, useArticleList, useSession } from '@mall/hooks';
import type { ArticleSummary } from '@mall/sdk';
import { toast } from './toast';
import { messageOf } from './format';

/** The posts of the wall. */
export function Wall() {
  const { items, hasMore, loadMore } = useArticleList();
  return (
    <>
      <h1>街坊說</h1>
      {items.map((article) => (
        <Post key={article.id} article={article} />
      ))}
      {hasMore && <button onClick={loadMore}>看更多</button>}
    </>
  );
}

function Post({ article }: { readonly article: ArticleSummary }) {
  const { id, create_name, content, pictures, product, is_like, like_count } = article;
  const session = useSession();
  const like = useArticleLike(article, { onFailed: (error) => toast(messageOf(error)) });

  function press() {
    if (session) return like();
    saveGuestIntent({ kind: 'likeArticle', id });
    location.hash = '#/login';
  }

  return (
    <article className="post" aria-label={`${create_name}的貼文`}>
      <h2>{create_name}</h2>
      <p>{content}</p>
      {pictures[0] && <img src={pictures[0].url} alt="" loading="lazy" />}
      <p>
        <button aria-pressed={is_like} onClick={press}>
          讚 {like_count}
        </button>
        {product.map(({ p_id, name }) => (
          <a key={p_id} href={`#/product/${p_id}`}>
            {name}
          </a>
        ))}
      </p>
    </article>
  );
}
