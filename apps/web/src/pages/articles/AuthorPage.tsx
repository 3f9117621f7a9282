import { RouteError } from '@mall/app/errors';
import { useMessages } from '@mall/app/messages';
import { QueryFailure } from '@mall/app/queries';
import { useAuthor } from '@mall/hooks';
import { isMallError, type ArticleAuthor } from '@mall/sdk';
import {
  Avatar,
  Container,
  EmptyState,
  Heading,
  Inline,
  PostAuthor,
  Skeleton,
  Stack,
  Text,
} from '@mall/ui';
import { MessagesSquare } from 'lucide-react';
import { useParams } from 'react-router-dom';
import ArticleFeed from '../../components/articles/ArticleFeed';
import { Missing } from '../../components/missing/Missing';
import { authorMessages } from '../../messages/zh-TW/author';
import { PageTitle } from '../../navigation/PageTitle';
import { objectId } from '../../paths/objectId';

/** `/author/:id`: a member who posts, with the posts that the visitor may see. */
export default function AuthorPage() {
  const t = useMessages(authorMessages);
  const id = objectId(useParams()['id']);
  if (id === null) throw new RouteError(404);
  const feed = useAuthor(id);
  const { author, error, totalCount = 0 } = feed;
  if (isMallError(error, 'notFound')) {
    return (
      <>
        <PageTitle>{t('Author not found')}</PageTitle>
        <Missing title={t('Author not found')} text={t('They may have left the neighbourhood.')} />
      </>
    );
  }
  if (error && !author) {
    return (
      <Container>
        <QueryFailure query={feed} titleAs="h1" title={t('This author could not be shown')} />
      </Container>
    );
  }
  return (
    <Container key={id}>
      <Stack gap={5}>
        {author ? <AuthorHead author={author} posts={totalCount} /> : <Skeleton lines={2} />}
        <ArticleFeed
          feed={feed}
          label={author ? t('Posts of {0}', author.name) : t('Posts')}
          empty={
            <EmptyState icon={<MessagesSquare />} title={t('No posts that everybody may see')} />
          }
        />
      </Stack>
    </Container>
  );
}

interface AuthorHeadProps {
  readonly author: ArticleAuthor;
  /** How many of their posts the visitor may see. */
  readonly posts: number;
}

function AuthorHead({ author: { name, icon, by_shop, since }, posts }: AuthorHeadProps) {
  const t = useMessages(authorMessages);
  const [year = '', month = ''] = since.split('-');
  return (
    <Inline gap={4} wrap={false}>
      <PageTitle>{t('Posts of {0}', name)}</PageTitle>
      <Avatar name={name} src={icon} size="lg" />
      <Stack gap={1}>
        <Heading level={1}>
          <PostAuthor name={name} byShop={by_shop} />
        </Heading>
        <Text tone="muted" size="sm">
          {t('Joined {0}/{1}', year, Number(month))} · {t('{0} posts', posts)}
        </Text>
      </Stack>
    </Inline>
  );
}
