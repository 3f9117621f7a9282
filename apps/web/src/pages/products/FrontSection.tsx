import type { ShopIndex } from '@mall/sdk';
import { ProductShelf } from '../../components/products/ProductShelf';
import { GiftGrid } from './GiftGrid';
import { PostShelf } from './PostShelf';

type Section = ShopIndex['sections'][number];

/** One shelf of the shop's front page, rendered by its kind. */
export default function FrontSection({ section }: { readonly section: Section }) {
  const { kind, title, href, products, article } = section;
  if (kind === 'post' && article) {
    return <PostShelf title={title} href={href} article={article} products={products} />;
  }
  if (kind === 'gifts') return <GiftGrid title={title} href={href} products={products} />;
  return <ProductShelf title={title} href={href} products={products} look={LOOKS[kind]} />;
}

const LOOKS = {
  row: 'plain',
  gifts: 'plain',
  post: 'plain',
  ranked: 'ranked',
  season: 'season',
} as const;
