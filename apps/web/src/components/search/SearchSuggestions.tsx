import { useMessages } from '@mall/app/messages';
import { keywordOf, useRecentSearches, useSuggestions } from '@mall/hooks';
import { Picture, Price, Skeleton, Stack, VisuallyHidden } from '@mall/ui';
import { LayoutGrid, MessagesSquare, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { sharedSearchMessages } from '../../messages/zh-TW/sharedSearch';
import { to } from '../../paths/paths';
import { Group, Row } from './SearchHelp.styles';

export interface SearchSuggestionsProps {
  readonly typed: string;
  readonly onChoose?: (() => void) | undefined;
}

/** Suggestions for an incomplete keyword: categories, products with their pictures, and posts. */
export function SearchSuggestions({ typed, onChoose }: SearchSuggestionsProps) {
  const t = useMessages(sharedSearchMessages);
  const { add } = useRecentSearches();
  const { data: found } = useSuggestions(typed);
  const word = keywordOf(typed);
  if (!found) return <Skeleton lines={4} />;
  const { products, categories, articles } = found;
  const count = products.length + categories.length + articles.length;
  const choose = () => {
    add(word);
    onChoose?.();
  };
  return (
    <Stack gap={2}>
      <VisuallyHidden role="status">
        {count === 0 ? t('No suggestions') : t('{0} suggestions', count)}
      </VisuallyHidden>
      <Row href={to.search(word)} onClick={choose}>
        <Search aria-hidden size={18} />
        <span>{t('Search for “{0}”', word)}</span>
      </Row>
      <Suggested title={t('Categories')} some={categories.length > 0}>
        {categories.map(({ id, name, parent }) => (
          <Row key={id} href={to.store(id)} onClick={choose}>
            <LayoutGrid aria-hidden size={18} />
            <span>{parent ? `${parent.name} › ${name}` : name}</span>
          </Row>
        ))}
      </Suggested>
      <Suggested title={t('Products')} some={products.length > 0}>
        {products.map((product) => (
          <Row key={product.p_id} href={to.product(product.p_id)} onClick={choose}>
            <Picture src={product.index_img} alt="" sizes="48px" />
            <span>{product.name}</span>
            <Price amount={product.amount} size="sm" />
          </Row>
        ))}
      </Suggested>
      <Suggested title={t('Posts')} some={articles.length > 0}>
        {articles.map((article) => (
          <Row key={article.id} href={to.article(article.id)} onClick={choose}>
            {article.pictures[0] ? (
              <Picture src={article.pictures[0].url} alt="" sizes="48px" />
            ) : (
              <MessagesSquare aria-hidden size={18} />
            )}
            <span>{article.content}</span>
          </Row>
        ))}
      </Suggested>
    </Stack>
  );
}

interface SuggestedProps {
  readonly title: string;
  readonly some: boolean;
  readonly children: ReactNode;
}

function Suggested({ title, some, children }: SuggestedProps) {
  if (!some) return null;
  return (
    <Group aria-label={title}>
      <h3>{title}</h3>
      {children}
    </Group>
  );
}
