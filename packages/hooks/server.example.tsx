import { createMallQueryClient } from '@mall/hooks';
import { productOptions } from '@mall/hooks/queries';
import type { Mall } from '@mall/sdk';
import { dehydrate } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { ProductPage } from './product.example';

/** Renders the page of a product, as a guest sees it. Make `mall` for this request alone. */
export async function renderProduct(mall: Mall, id: number): Promise<string> {
  const queryClient = createMallQueryClient();
  // Throws a `MallError` for a product that is not there: answer it with 404.
  await queryClient.fetchQuery(productOptions(mall, id));
  const html = renderToString(<ProductPage mall={mall} queryClient={queryClient} id={id} />);
  // No text of the shop can end the script element.
  const state = JSON.stringify(dehydrate(queryClient)).replaceAll('<', '\\u003c');
  queryClient.clear();
  return `<div id="root">${html}</div><script type="application/json" id="state">${state}</script>`;
}
