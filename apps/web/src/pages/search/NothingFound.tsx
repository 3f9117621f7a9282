import { useMessages } from '@mall/app/messages';
import { useCategories, useHotTags, useProductList, useSearchSuggestion } from '@mall/hooks';
import { Chip, EmptyState, Heading, Inline, Link, Skeleton, Stack, Text } from '@mall/ui';
import { SearchX } from 'lucide-react';
import { ProductShelf } from '../../components/products/ProductShelf';
import { HotTags } from '../../components/search/HotTags';
import { searchMessages } from '../../messages/zh-TW/search';
import { to } from '../../paths/paths';
import { OFFERED_LIST } from '../../components/search/offeredList';

/** The number of best sellers offered instead. */
const OFFERED = 8;

/** An empty search result with alternatives: a similar name, popular searches, categories, best sellers. */
export function NothingFound({ keyword }: { readonly keyword: string }) {
  const t = useMessages(searchMessages);
  const { data: categories = [], isPending: awaitsCategories } = useCategories();
  const { isPending: awaitsTags } = useHotTags();
  const suggestion = useSearchSuggestion(keyword);
  const { items } = useProductList(...OFFERED_LIST);
  // Rendered together: a later one would move the others.
  if (awaitsCategories || awaitsTags) return <Skeleton lines={6} />;
  return (
    <Stack gap={6}>
      <EmptyState
        titleAs="h1"
        icon={<SearchX />}
        title={t('Nothing found for “{0}”', keyword)}
        text={t('Try another word, or see what others search for.')}
        action={
          <Stack gap={3}>
            {suggestion !== null && (
              <Text>
                {t('Did you mean')} <Link href={to.search(suggestion)}>{suggestion}</Link>
              </Text>
            )}
            <HotTags centred />
          </Stack>
        }
      />
      {categories.length > 0 && (
        <Stack as="section" gap={3} aria-labelledby="categories">
          <Heading level={2} id="categories">
            {t('Look through the categories')}
          </Heading>
          <Inline gap={2}>
            {categories.map(({ id, name }) => (
              <Chip key={id} href={to.store(id)}>
                {name}
              </Chip>
            ))}
          </Inline>
        </Stack>
      )}
      <ProductShelf
        title={t('Bestsellers')}
        href={`${to.mall()}?sort=best_selling`}
        products={items.slice(0, OFFERED)}
      />
    </Stack>
  );
}
