import { useProductList } from '@mall/hooks';
import { price } from './format';

/** All available products, the newest first. */
export function Shelf() {
  const { items, status, hasMore, isLoadingMore, loadMore, refetch } = useProductList(
    { all: true },
    { sort: 'newest', in_stock: '1' },
  );
  if (status === 'error') return <button onClick={refetch}>讀不到商品，再試一次</button>;
  return (
    <>
      <h1>今天架上</h1>
      <ul className="shelf" aria-busy={status === 'pending'}>
        {items.map(({ p_id, name, index_img, color, amount, market_price }) => (
          <li key={p_id}>
            <a href={`#/product/${p_id}`}>
              <img
                src={index_img}
                alt=""
                loading="lazy"
                style={{ background: color ?? undefined }}
              />
              <h2>{name}</h2>
              <p>
                {price(amount)} {market_price > amount && <s>{price(market_price)}</s>}
              </p>
            </a>
          </li>
        ))}
      </ul>
      {hasMore && (
        <button disabled={isLoadingMore} onClick={loadMore}>
          看更多
        </button>
      )}
    </>
  );
}
