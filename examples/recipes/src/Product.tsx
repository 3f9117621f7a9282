import { saveGuestIntent, useGuestIntent } from '@mall/hooks/guest-intent';
import { useSession } from '@mall/hooks/session';
import { useAddToCart } from '@mall/hooks/cart';
import { useProduct } from '@mall/hooks/products';
import { errorText, isMallError, type MallError } from '@mall/sdk';
import {
  Button,
  EmptyState,
  ErrorState,
  Heading,
  Inline,
  Picture,
  Skeleton,
  Stack,
  Text,
  useToast,
} from '@mall/ui/kit';
import { Price } from '@mall/ui/products';

/** The page of a product, with the price of each of its variants and a button to buy it. */
export function Product({ id }: { readonly id: number }) {
  const { data, error, refetch } = useProduct(id);
  const toast = useToast();
  const session = useSession();
  const { mutate: addToCart, isPending } = useAddToCart();
  const added = {
    onDone: () => toast.success('已加入購物車'),
    onFailed: (error: MallError) => toast.failure(errorText(error)),
  };
  // Adds the product that a guest chose before signing in.
  useGuestIntent(added);
  if (isMallError(error, 'notFound', 'productGone'))
    return <EmptyState title="找不到這項商品" text="它可能已經下架了，看看別的吧。" />;
  if (error) return <ErrorState title="商品載入失敗" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={4} />;

  const { name, index_img, layer, rules } = data;
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
      {rules.map(({ rule_id, attributes, amount, market_price, stock }) => {
        const variant = attributes.map(({ type }) => type).join('／');
        return (
          <Inline key={rule_id} justify="space-between">
            <Inline>
              {variant && <Text as="span">{variant}</Text>}
              <Price amount={amount} market_price={market_price} />
            </Inline>
            <Button
              variant="secondary"
              disabled={stock === 0 || isPending}
              onClick={() => add(rule_id)}
            >
              {stock === 0 ? '已售完' : '加入購物車'} {variant}
            </Button>
          </Inline>
        );
      })}
    </Stack>
  );
}
