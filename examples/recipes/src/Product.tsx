import { saveGuestIntent, useGuestIntent } from '@mall/hooks/guest-intent';
import { useSession } from '@mall/hooks/session';
import { useAddToCart } from '@mall/hooks/cart';
import { useProduct } from '@mall/hooks/products';
import type { MallError } from '@mall/sdk';
import { Button, ErrorState, Heading, Picture, Skeleton, Stack, useToast } from '@mall/ui/kit';
import { Price } from '@mall/ui/products';

/** The page of a product, with a button for each of its variants. */
export function Product({ id }: { readonly id: number }) {
  const { data, isError, refetch } = useProduct(id);
  const toast = useToast();
  const session = useSession();
  const { mutate: addToCart, isPending } = useAddToCart();
  const added = {
    onDone: () => toast.success('已加入購物車'),
    onFailed: (error: MallError) => toast.failure(error.msg || '沒有加進去，請再試一次'),
  };
  // Adds the product that a guest chose before signing in.
  useGuestIntent(added);
  if (isError) return <ErrorState title="商品載入失敗" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={4} />;

  const { name, index_img, amount, market_price, layer, rules } = data;
  function add(rule_id: number) {
    const line = { layer, rule_id, quantity: 1, type: 1, relation_id: 0 } as const;
    if (session) return addToCart(line, { onSuccess: added.onDone, onError: added.onFailed });
    saveGuestIntent({ kind: 'cart', line });
    location.assign('#login');
  }
  return (
    <Stack>
      <Picture src={index_img} alt={name} />
      <Heading level={2}>{name}</Heading>
      <Price amount={amount} market_price={market_price} />
      {rules.map(({ rule_id, attributes, stock }) => (
        <Button
          key={rule_id}
          variant="secondary"
          disabled={stock === 0 || isPending}
          onClick={() => add(rule_id)}
        >
          {stock === 0 ? '已售完' : '加入購物車'} {attributes.map(({ type }) => type).join('／')}
        </Button>
      ))}
    </Stack>
  );
}
