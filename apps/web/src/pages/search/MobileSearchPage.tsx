import { useMessages } from '@mall/app/messages';
import { keywordOf } from '@mall/hooks';
import { Container, SearchField, Stack, VisuallyHidden } from '@mall/ui';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { SearchHelp } from '../../components/search/SearchHelp';
import { useSearchField } from '../../components/search/useSearchField';
import { sharedSearchMessages } from '../../messages/zh-TW/sharedSearch';
import { to } from '../../paths/paths';
import { PageTitle } from '../../navigation/PageTitle';

/** `/msearch`: the search on a separate page (spec §2). A form that was sent before scripts ran comes with `?q=`. */
export default function MobileSearchPage() {
  const t = useMessages(sharedSearchMessages);
  const { field, typed } = useSearchField();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const keyword = keywordOf(search.get('q') ?? '');
  useEffect(() => {
    if (keyword) void navigate(to.search(keyword), { replace: true });
  }, [keyword, navigate]);
  return (
    <Container width="reading">
      <PageTitle>{t('Search products and posts')}</PageTitle>
      <Stack gap={4}>
        <VisuallyHidden as="h1">{t('Search products and posts')}</VisuallyHidden>
        <SearchField {...field} autoFocus />
        <SearchHelp typed={typed} />
      </Stack>
    </Container>
  );
}
