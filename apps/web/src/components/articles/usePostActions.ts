import { useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import { useArticleCollect, useArticleLike } from '@mall/hooks';
import type { ArticleSummary } from '@mall/sdk';
import { to } from '../../paths/paths';
import { useAsMember } from '../../session/useAsMember';
import { useShare } from '../share/useShare';
import { sharedArticleMessages } from '../../messages/zh-TW/sharedArticles';

/** The actions on a post, with the texts of spec §8: a like shows no message, collecting does. */
export function usePostActions(article: ArticleSummary) {
  const t = useMessages(sharedArticleMessages);
  const { succeed, failOperation } = useToasts();
  const asMember = useAsMember();
  const share = useShare();
  const like = useArticleLike(article, { onFailed: failOperation });
  const collect = useArticleCollect(article, {
    onSettled: (on) => succeed(on ? t('Added to favourites') : t('Removed from favourites')),
    onFailed: failOperation,
  });
  return {
    onLike: (on: boolean) => asMember(() => like(on), { kind: 'likeArticle', id: article.id }),
    onCollect: (on: boolean) =>
      asMember(() => collect(on), { kind: 'collectArticle', id: article.id }),
    onShare: () => void share(t('Post of {0}', article.create_name), to.article(article.id)),
  };
}
