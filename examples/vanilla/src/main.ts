import { createMall, isMallError, type ProductSummary } from '@mall/sdk';

// This page has an origin of its own; the shop lists it in STOREFRONT_ORIGINS.
const baseUrl = import.meta.env['VITE_MALL_URL'] ?? 'http://localhost:3000';
const mall = createMall({ baseUrl });

const find = <E extends Element>(selector: string): E => {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`No ${selector} in this page`);
  return element;
};
const field = find<HTMLInputElement>('#q');
const products = find<HTMLUListElement>('#products');
const more = find<HTMLButtonElement>('#more');
const status = find<HTMLParagraphElement>('#status');

/**
 * A product that links to its page in the mall. Built as DOM nodes, so that no text of the shop
 * becomes markup.
 */
function card({ p_id, name, index_img, amount }: ProductSummary): HTMLLIElement {
  const item = document.createElement('li');
  const link = item.appendChild(document.createElement('a'));
  link.href = mall.url(`/product/${p_id}`);
  const picture = link.appendChild(new Image());
  picture.src = index_img;
  picture.alt = '';
  link.append(name, document.createElement('br'), `NT$${amount.toLocaleString('zh-TW')}`);
  return item;
}

let page = 1;
let pending = new AbortController();

/** Shows a page of results; aborts the previous search. */
async function show(): Promise<void> {
  pending.abort();
  pending = new AbortController();
  const { signal } = pending;
  const q = field.value.trim();
  try {
    const found = q
      ? await mall.search.products(q, { page }, { signal })
      : await mall.products.all({ page, in_stock: '1' }, { signal });
    const cards = found.list.map(card);
    if (page === 1) products.replaceChildren(...cards);
    else products.append(...cards);
    status.textContent = found.page.total_count ? `共 ${found.page.total_count} 項` : '沒有找到';
    more.hidden = page >= found.page.total_page;
  } catch (error) {
    if (signal.aborted) return;
    status.textContent = isMallError(error) && error.msg ? error.msg : '連不上商店，請稍後再試';
  }
}

let typing: ReturnType<typeof setTimeout> | undefined;
const start = () => {
  page = 1;
  void show();
};
field.addEventListener('input', () => {
  clearTimeout(typing);
  typing = setTimeout(start, 250);
});
find('form').addEventListener('submit', (event) => {
  event.preventDefault();
  start();
});
more.addEventListener('click', () => {
  page += 1;
  void show();
});
start();
