import { MallProvider, useAddToCart, useProductCollect, useProductList } from '@mall/hooks';
import { createMall, isMallError, type Mall, type ProductSummary } from '@mall/sdk';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/** A shop with one list of products. */
export function Shop({ mall }: { readonly mall: Mall }) {
  return (
    <MallProvider mall={mall}>
      <Shelf />
    </MallProvider>
  );
}

function Shelf() {
  const { items, hasMore, loadMore } = useProductList({ all: true }, { sort: 'newest' });
  return (
    <main>
      {items.map((product) => (
        <Product key={product.p_id} product={product} />
      ))}
      {hasMore && <button onClick={loadMore}>看更多</button>}
    </main>
  );
}

function Product({ product }: { readonly product: ProductSummary }) {
  const { p_id, name, amount, layer, rule_id, is_collect } = product;
  const [message, setMessage] = useState('');
  const collect = useProductCollect(
    { p_id, is_collect },
    { onFailed: () => setMessage('操作失敗') },
  );
  const { mutateAsync: addToCart, isPending } = useAddToCart();

  async function add(rule_id: number) {
    try {
      await addToCart({ layer, rule_id });
      setMessage('已加入購物車');
    } catch (error) {
      setMessage(isMallError(error) && error.msg ? error.msg : '操作失敗');
    }
  }

  return (
    <article aria-label={name}>
      <h2>{name}</h2>
      <p>NT${amount.toLocaleString('en')}</p>
      <button aria-pressed={is_collect} onClick={() => collect()}>
        收藏
      </button>
      {rule_id !== null && (
        <button disabled={isPending} onClick={() => void add(rule_id)}>
          加入購物車
        </button>
      )}
      <p role="status">{message}</p>
    </article>
  );
}

/** Mounts the shop on a page. */
export function open(root: HTMLElement): void {
  const mall = createMall({ baseUrl: 'https://mall.example' });
  createRoot(root).render(<Shop mall={mall} />);
}
