import { RouteError } from '@mall/app/errors';
import { useMessages } from '@mall/app/messages';
import { searchedKeyword } from '@mall/hooks';
import { Container } from '@mall/ui';
import { useParams } from 'react-router-dom';
import { PageTitle } from '../../navigation/PageTitle';
import { searchMessages } from '../../messages/zh-TW/search';
import { SearchResults } from './SearchResults';

/** `/search/:id`: products and posts that match a keyword; the id is the keyword. */
export default function SearchPage() {
  const t = useMessages(searchMessages);
  const keyword = searchedKeyword(useParams()['id']);
  if (keyword === null) throw new RouteError(404);
  return (
    <Container>
      <PageTitle>{t('Results for “{0}”', keyword)}</PageTitle>
      <SearchResults key={keyword} keyword={keyword} />
    </Container>
  );
}
