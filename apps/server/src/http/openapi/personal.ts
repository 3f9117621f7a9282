import type { DomainName, EndpointName } from '@mall/contract';

/**
 * The public endpoints whose replies depend on the caller. All other public ones answer everybody
 * alike, and the document says that they take no token.
 */
const personal: { readonly [D in DomainName]?: readonly EndpointName<D>[] } = {
  articles: ['list', 'promoted', 'detail', 'comments'],
  content: ['index'],
  products: ['list', 'all', 'detail'],
  search: ['products', 'articles'],
};

/** Whether a public endpoint's reply depends on the caller. */
export const isPersonal = (domain: DomainName, name: string): boolean => {
  const names: readonly string[] = personal[domain] ?? [];
  return names.includes(name);
};
