import { useCart, useCartLayers, useSession } from '@mall/hooks';
import type { CartLayer } from '@mall/sdk';
import { toast } from './toast';
import { messageOf, price } from './format';

const LAYERS = { 1: '常溫', 2: '冷藏', 3: '冷凍' } as const;

/** The carts, one for each temperature layer. */
export function Cart() {
  const session = useSession();
  const { data: layers } = useCartLayers();
  if (!session) return <a href="#/login">登入看購物車</a>;
  return (
    <>
      <h1>購物車</h1>
      {layers?.map((layer) => (
        <Layer key={layer} layer={layer} />
      ))}
    </>
  );
}

function Layer({ layer }: { readonly layer: CartLayer }) {
  const { cart, isUpdating, setQuantity, remove } = useCart(layer, {
    onFailed: (error) => toast(messageOf(error)),
  });
  if (!cart?.list.length) return null;
  return (
    <section aria-label={LAYERS[layer]}>
      <h2>{LAYERS[layer]}</h2>
      <ul>
        {cart.list.map((item) => (
          <li key={`${item.rule_id} ${item.relation_id}`}>
            {item.name}
            <input
              type="number"
              aria-label={`${item.name}的數量`}
              min={item.buy_min}
              max={item.buy_max}
              value={item.quantity}
              onChange={({ target }) => target.value && setQuantity(item, target.valueAsNumber)}
            />
            {price(item.amount * item.quantity)}
            <button aria-label={`刪除${item.name}`} onClick={() => remove(item)}>
              ✕
            </button>
          </li>
        ))}
      </ul>
      <p aria-busy={isUpdating}>合計 {price(cart.totals.total_amount)}（含運費）</p>
    </section>
  );
}
