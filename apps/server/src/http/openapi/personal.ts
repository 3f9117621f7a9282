import type { DomainName, EndpointName } from '@mall/contract';

/**
 * The public calls whose answers depend on who asks. All others that are public answer everybody alike, and the
 * document says that they take no token.
 */
const personal: { readonly [D in DomainName]?: readonly EndpointName<D>[] } = {
  articles: ['list', 'promoted', 'detail', 'comments'],
  content: ['index'],
  products: ['list', 'all', 'detail'],
  search: ['products', 'articles'],
};

/** Whether a public call's answer depends on who asks. @example isPersonal('products', 'all') // true */
export const isPersonal = (domain: DomainName, name: string): boolean => {
  const names: readonly string[] = personal[domain] ?? [];
  return names.includes(name);
};
