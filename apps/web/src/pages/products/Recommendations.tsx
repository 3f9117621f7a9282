import { useMessages } from '@mall/app/messages';
import type { ArticleSummary } from '@mall/sdk';
import { Heading, Stack } from '@mall/ui';
import { PostRow } from '../../components/articles/PostRow.styles';
import { PostShelfTile } from '../../components/articles/PostShelfTile';
import { productMessages } from '../../messages/zh-TW/products';

/** Posts that recommend a product. */
export function Recommendations({ articles }: { readonly articles: readonly ArticleSummary[] }) {
  const t = useMessages(productMessages);
  if (articles.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby="recommended">
      <Heading level={2} id="recommended">
        {t('From the community')}
      </Heading>
      <PostRow role="list">
        {articles.map((article) => (
          <li key={article.id}>
            <PostShelfTile article={article} />
          </li>
        ))}
      </PostRow>
    </Stack>
  );
}
