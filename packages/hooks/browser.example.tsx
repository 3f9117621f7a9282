import { createMallQueryClient } from '@mall/hooks';
import type { Mall } from '@mall/sdk';
import { hydrate } from '@tanstack/react-query';
import { hydrateRoot, type Root } from 'react-dom/client';
import { ProductPage } from './product.example';

/** Hydrates the page that `renderProduct` has sent. */
export function openProduct(mall: Mall, id: number): Root {
  const [root, state] = ['root', 'state'].map((each) => document.getElementById(each));
  if (!root || !state) throw new Error('The server has not rendered this page');
  const queryClient = createMallQueryClient();
  hydrate(queryClient, JSON.parse(state.textContent));
  // The server rendered it for a guest. A signed-in member sees it at once; it is then refetched
  // with their hearts.
  if (mall.session.get()) void queryClient.invalidateQueries({ refetchType: 'none' });
  return hydrateRoot(root, <ProductPage mall={mall} queryClient={queryClient} id={id} />);
}
