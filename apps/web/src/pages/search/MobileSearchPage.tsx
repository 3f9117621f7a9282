import { useMessages } from '@mall/app/messages';
import { Container, SearchField, Stack, VisuallyHidden } from '@mall/ui';
import { SearchHelp } from '../../components/search/SearchHelp';
import { useSearchField } from '../../components/search/useSearchField';
import { sharedSearchMessages } from '../../messages/zh-TW/sharedSearch';
import { PageTitle } from '../../navigation/PageTitle';

/** `/msearch`: the search on a separate page (spec §2). */
export default function MobileSearchPage() {
  const t = useMessages(sharedSearchMessages);
  const { field, typed } = useSearchField();
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
