import { saveGuestIntent, useAddToCart, useProduct, useSession } from '@mall/hooks';
import { useState } from 'react';
import { toast } from './toast';
import { messageOf, price } from './format';

/** One product with its variants. */
export function Product({ id }: { readonly id: number }) {
  const { data: product, error } = useProduct(id);
  const session = useSession();
  const { mutateAsync: addToCart, isPending } = useAddToCart();
  const [chosen, setChosen] = useState<number>();
  if (error) return <p>{messageOf(error)}</p>;
  if (!product) return <p aria-busy="true">讀取中…</p>;

  const { name, summary, layer, pictures, rules } = product;
  const rule =
    rules.find((each) => each.rule_id === chosen) ?? rules.find(({ stock }) => stock > 0);

  async function add(rule_id: number) {
    if (!session) {
      saveGuestIntent({
        kind: 'cart',
        line: { layer, rule_id, quantity: 1, type: 1, relation_id: 0 },
      });
      location.hash = '#/login';
      return;
    }
    try {
      await addToCart({ layer, rule_id });
      toast('已放進購物車');
    } catch (reason) {
      toast(messageOf(reason));
    }
  }

  return (
    <article className="product">
      <img src={pictures[0]} alt={name} />
      <div>
        <h1>{name}</h1>
        <p>{summary}</p>
        {rules.length > 1 && (
          <fieldset>
            <legend>規格</legend>
            {rules.map(({ rule_id, attributes, stock }) => (
              <label key={rule_id}>
                <input
                  type="radio"
                  name="rule"
                  disabled={stock === 0}
                  checked={rule_id === rule?.rule_id}
                  onChange={() => setChosen(rule_id)}
                />
                {attributes.map(({ type }) => type).join('／')}
              </label>
            ))}
          </fieldset>
        )}
        {rule ? (
          <button disabled={isPending} onClick={() => void add(rule.rule_id)}>
            放進購物車 {price(rule.amount)}
          </button>
        ) : (
          <p>已售完</p>
        )}
      </div>
    </article>
  );
}
