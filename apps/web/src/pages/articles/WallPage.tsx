import { useMessages } from '@mall/app/messages';
import { useArticleList, useSession } from '@mall/hooks';
import { Button, Container, EmptyState, Heading, Stack, Text } from '@mall/ui';
import { MessagesSquare } from 'lucide-react';
import ArticleFeed from '../../components/articles/ArticleFeed';
import { openEditor } from '../../overlays/panels';
import { PageTitle } from '../../navigation/PageTitle';
import { Composer } from './Composer';
import { wallMessages } from '../../messages/zh-TW/wall';
import { NewPosts } from './NewPosts';

/** `/wall`: the community's posts, newest first. */
export default function WallPage() {
  const t = useMessages(wallMessages);
  const mayPost = useSession()?.profile.is_poster ?? false;
  const feed = useArticleList();
  return (
    <Container>
      <PageTitle>{t('Community')}</PageTitle>
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={1}>{t('Community')}</Heading>
          <Text tone="muted">{t('What your neighbours are cooking')}</Text>
        </Stack>
        <Composer />
        <NewPosts count={feed.newerCount} onShow={feed.showNewer} />
        <ArticleFeed
          feed={feed}
          label={t('Posts')}
          empty={
            <EmptyState
              icon={<MessagesSquare />}
              title={t('No posts yet')}
              text={t('Be the first to share your table.')}
              action={mayPost && <Button onClick={() => openEditor()}>{t('Write a post')}</Button>}
            />
          }
        />
      </Stack>
    </Container>
  );
}
