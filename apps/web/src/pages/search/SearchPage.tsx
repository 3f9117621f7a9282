import { Container, EmptyState, Heading, Stack } from '@mall/ui';
import { SearchX } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { useMessages } from '../../messages/useMessages';
import { PageTitle } from '../../shell/PageTitle';
import { RouteError } from '../../shell/RouteError';
import { ProductListView } from '../products/ProductListView';
import { HotTags } from './HotTags';
import { searchMessages } from './messages';

/** `/search/:id`: the products that hold a word; the id is the word. */
export default function SearchPage() {
  const t = useMessages(searchMessages);
  const keyword = useParams()['id']?.trim() ?? '';
  if (!keyword || keyword.length > 50) throw new RouteError(404);
  return (
    <Container>
      <PageTitle>{t('Results for “{0}”', keyword)}</PageTitle>
      <Stack gap={4}>
        <Heading level={1}>{t('Results for “{0}”', keyword)}</Heading>
        <ProductListView
          key={keyword}
          source={{ search: keyword }}
          label={t('Results for “{0}”', keyword)}
          empty={
            <EmptyState
              icon={<SearchX />}
              title={t('Nothing found for “{0}”', keyword)}
              text={t('Try another word, or see what others search for.')}
              action={<HotTags centred />}
            />
          }
        />
      </Stack>
    </Container>
  );
}
