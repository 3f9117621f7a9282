import { RouteError } from '@mall/app/errors';
import { loadWithRetry } from '@mall/app/loading';
import { useMessages } from '@mall/app/messages';
import { QueryState } from '@mall/app/queries';
import { useArticle } from '@mall/hooks';
import { isMallError, type ArticleSummary } from '@mall/sdk';
import { Container, PostSkeleton, Stack } from '@mall/ui';
import { lazy } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { LazyInView } from '../../components/LazyInView/LazyInView';
import { Missing } from '../../components/missing/Missing';
import { PostTile } from '../../components/articles/PostTile';
import { Hydrating } from '../../hydration/Hydrating';
import { objectId } from '../../paths/objectId';
import { to } from '../../paths/paths';
import { useAsMember } from '../../session/useAsMember';
import { SharedElement } from '../../navigation/SharedElement';
import { PageTitle } from '../../navigation/PageTitle';
import { Beside, More, Spread } from './ArticlePage.styles';
import { COMMENT_FIELD, Comments } from './Comments';
import { articleMessages } from '../../messages/zh-TW/articles';
import { useElementHeight } from './useElementHeight';

const MoreByAuthor = lazy(() => loadWithRetry(() => import('./MoreByAuthor')));

/** Maximum number of characters from the post's first line in the page title. */
const TITLE_LENGTH = 40;

/** `/article/:id`: one post with its comments. */
export default function ArticlePage() {
  const t = useMessages(articleMessages);
  const id = objectId(useParams()['id']);
  if (id === null) throw new RouteError(404);
  const query = useArticle(id);

  // A post that the visitor may not see looks the same as one that does not exist.
  if (isMallError(query.error, 'notFound')) {
    return (
      <>
        <PageTitle>{t('Post not found')}</PageTitle>
        <Missing
          title={t('Post not found')}
          text={t('It may have been deleted, or only some members can see it.')}
        />
      </>
    );
  }
  return (
    <Container>
      <QueryState
        query={query}
        titleAs="h1"
        failed={t('This post could not be shown')}
        skeleton={
          <Spread>
            <PostSkeleton />
            <Stack />
          </Spread>
        }
      >
        {(article) => <Article key={id} article={article} />}
      </QueryState>
    </Container>
  );
}

function Article({ article }: { readonly article: ArticleSummary }) {
  const navigate = useNavigate();
  const asMember = useAsMember();
  const ownHeight = useElementHeight();
  const { id, author_id } = article;
  return (
    <>
      <Spread>
        <PageTitle>{titleOf(article)}</PageTitle>
        <Beside ref={ownHeight}>
          <SharedElement>
            <PostTile
              article={article}
              onComment={() => asMember(() => document.getElementById(COMMENT_FIELD)?.focus())}
              onDeleted={() => {
                // If the user has navigated elsewhere meanwhile, stay there; `replace` keeps the deleted post
                // out of the history.
                if (location.pathname === to.article(id))
                  void navigate(to.home(), { replace: true });
              }}
            />
          </SharedElement>
        </Beside>
        <Comments articleId={id} />
      </Spread>
      {author_id !== null && (
        <More>
          <LazyInView key={author_id}>
            <Hydrating>
              <MoreByAuthor authorId={author_id} article={article} />
            </Hydrating>
          </LazyInView>
        </More>
      )}
    </>
  );
}

function titleOf({ create_name, content }: ArticleSummary): string {
  const [line = ''] = content.trim().split('\n');
  const signs = [...line];
  const end = signs.length > TITLE_LENGTH ? '…' : '';
  return `${create_name}：${signs.slice(0, TITLE_LENGTH).join('')}${end}`;
}
