import type { Language } from '../../kernel/language';
import { messagesIn } from '../../messages';
import type { ProductSummary } from '../products';
import type { readIndex } from './content.service';

/** Presents a post with its products, as the wall's own presenter shows it. */
interface Recommended<Article> {
  readonly article: Article & { readonly id: number };
  readonly products: readonly ProductSummary[];
}

/** A banner, or a quick link, without the colour of its picture if that is unknown. */
export const withColor = <Row extends { readonly color: string | null }>(row: Row) => ({
  ...row,
  color: row.color ?? undefined,
});

/**
 * Presents the shop's front page: the best sellers, the shop's first row, a neighbour's post, the
 * other rows, and the newest products. A shelf without products is left out.
 */
export function presentIndex<Article>(
  { banners, ranked, rows, newest }: Awaited<ReturnType<typeof readIndex>>,
  recommended: Recommended<Article> | undefined,
  language: Language,
) {
  const titles = messagesIn(language).front;
  const [first, ...others] = rows.map((row) => ({ ...row, article: null }));
  const sections = [
    {
      id: 'ranked',
      kind: 'ranked' as const,
      title: titles.ranked,
      href: '/mall?sort=best_selling',
      products: ranked,
      article: null,
    },
    ...(first ? [first] : []),
    ...(recommended
      ? [
          {
            id: 'post',
            kind: 'post' as const,
            title: titles.post,
            href: '/wall',
            products: [...recommended.products],
            article: recommended.article,
          },
        ]
      : []),
    ...others,
    {
      id: 'newest',
      kind: 'row' as const,
      title: titles.newest,
      href: '/mall?sort=newest',
      products: newest,
      article: null,
    },
  ];
  return {
    banners: banners.map(withColor),
    sections: sections.filter(({ products }) => products.length > 0),
  };
}
