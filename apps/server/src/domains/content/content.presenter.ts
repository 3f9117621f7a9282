import type { Language } from '../../kernel/language';
import { messagesIn } from '../../messages';
import type { readIndex } from './content.service';

/** The shop's front page; a row without products is left out. */
export function presentIndex(
  { banners, rows, newest }: Awaited<ReturnType<typeof readIndex>>,
  language: Language,
) {
  const { newest: title } = messagesIn(language).front;
  const sections = [...rows, { id: 'newest', title, href: '/mall?sort=newest', products: newest }];
  return { banners, sections: sections.filter(({ products }) => products.length > 0) };
}
