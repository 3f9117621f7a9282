import { useArticleList } from '@mall/hooks';
import { Card, Container, EmptyState, ErrorState, Heading, Skeleton, Stack, Text } from '@mall/ui';
import { MessagesSquare } from 'lucide-react';
import { useErrorText } from '../../messages/useErrorText';
import { useMessages } from '../../messages/useMessages';
import { PageTitle } from '../../shell/PageTitle';
import { AutoLoad } from '../products/AutoLoad';
import { articleMessages } from './messages';
import { PostGrid } from './PostRow.styles';
import { PostTile } from './PostTile';

/** `/wall`: the community's posts, newest first. */
export default function WallPage() {
  const t = useMessages(articleMessages);
  const errorText = useErrorText();
  const { items, status, error, retry, hasMore, isLoadingMore, loadMore } = useArticleList();
  const waiting = status === 'pending' || isLoadingMore;
  return (
    <Container>
      <PageTitle>{t('Wall')}</PageTitle>
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading level={1}>{t('Wall')}</Heading>
          <Text tone="muted">{t('What the neighbours put on the table')}</Text>
        </Stack>
        {status === 'success' && items.length === 0 && (
          <EmptyState
            icon={<MessagesSquare />}
            title={t('No posts yet')}
            text={t('The first table is still being laid.')}
          />
        )}
        <PostGrid role="list" aria-busy={waiting}>
          {items.map((article) => (
            <li key={article.id}>
              <PostTile article={article} compact={false} />
            </li>
          ))}
          {waiting && bones}
        </PostGrid>
        {error && (
          <ErrorState
            title={t('The posts could not be loaded')}
            text={errorText(error)}
            onRetry={retry}
          />
        )}
        {hasMore && !error && <AutoLoad onReach={loadMore} />}
        {status === 'success' && !hasMore && items.length > 0 && (
          <Text tone="muted" size="sm" style={{ textAlign: 'center' }}>
            {t('You have read them all')}
          </Text>
        )}
      </Stack>
    </Container>
  );
}

const bones = Array.from({ length: 3 }, (_, at) => (
  <li key={`bone-${at}`}>
    <Card>
      <Stack gap={3}>
        <Skeleton lines={3} />
        <Skeleton shape="box" ratio={4 / 3} />
      </Stack>
    </Card>
  </li>
));
