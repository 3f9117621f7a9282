import { createMallQueryClient, productOptions } from '@mall/hooks/queries';
import type { Mall } from '@mall/sdk';
import { dehydrate } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { ProductPage } from './product.example';

/** Renders the page of a product for a guest. Create `mall` for this request only. */
export async function renderProduct(mall: Mall, id: number): Promise<string> {
  const queryClient = createMallQueryClient();
  // Throws a `MallError` when the product does not exist: respond with 404.
  await queryClient.fetchQuery(productOptions(mall, id));
  const html = renderToString(<ProductPage mall={mall} queryClient={queryClient} id={id} />);
  // Escapes `<`, so that no text of the shop can end the script element.
  const state = JSON.stringify(dehydrate(queryClient)).replaceAll('<', '\\u003c');
  queryClient.clear();
  return `<div id="root">${html}</div><script type="application/json" id="state">${state}</script>`;
}
