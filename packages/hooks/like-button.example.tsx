import { useArticle, useArticleLike, useSession } from '@mall/hooks';
import { isMallError, type ArticleSummary } from '@mall/sdk';
import { useState } from 'react';

/** One post with its like button. */
export function Post({ id }: { readonly id: number }) {
  const { data: article, error } = useArticle(id);
  if (isMallError(error, 'notFound')) return <p>這篇貼文已經不在了</p>;
  if (!article) return null;
  return (
    <article aria-label={article.create_name}>
      <p>{article.content}</p>
      <LikeButton article={article} />
    </article>
  );
}

function LikeButton({ article }: { readonly article: ArticleSummary }) {
  const session = useSession();
  const [message, setMessage] = useState('');
  const like = useArticleLike(article, {
    onSettled: () => setMessage(''),
    onFailed: () => setMessage('操作失敗'),
  });
  return (
    <>
      <button
        aria-pressed={article.is_like}
        onClick={() => (session ? like() : location.assign('/login'))}
      >
        讚 {article.like_count}
      </button>
      <span role="status">{message}</span>
    </>
  );
}
