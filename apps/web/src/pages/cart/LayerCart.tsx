import { ErrorBoundary } from '@mall/app/errors';
import { useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import { QueryFailure } from '@mall/app/queries';
import { useAddToCart, useCart } from '@mall/hooks';
import type { CartItem, CartLayer } from '@mall/sdk';
import { Button, CartLine, EmptyState, Stack } from '@mall/ui';
import { ShoppingBag } from 'lucide-react';
import { lazy } from 'react';
import { Link } from 'react-router-dom';
import { Columns, Lines } from '../../components/cart/CartColumns.styles';
import { LinesSkeleton } from '../../components/cart/LinesSkeleton';
import { Hydrating } from '../../hydration/Hydrating';
import { LayerVan } from './LayerVan';
import { to } from '../../paths/paths';
import { AdditionalList } from './AdditionalList';
import { CartSummary } from './CartSummary';
import { cartMessages } from '../../messages/zh-TW/cart';

const SuggestedShelf = lazy(() => import('../../components/products/SuggestedShelf'));

export interface LayerCartProps {
  readonly layer: CartLayer;
  /** 常溫, 冷藏 or 冷凍. */
  readonly name: string;
  /** Whether it is the only cart. @default false */
  readonly alone?: boolean;
}

/** The cart of one layer, with its own free-shipping progress, fee and total. */
export function LayerCart({ layer, name, alone = false }: LayerCartProps) {
  const t = useMessages(cartMessages);
  const { succeed, succeedWithUndo, fail } = useToasts();
  const { mutateAsync: addToCart } = useAddToCart();
  const query = useCart(layer, {
    onUpdated: () => succeed(t('Quantity updated')),
    onDeleted: ({ rule_id, quantity, type, relation_id }: CartItem) =>
      succeedWithUndo(t('Removed from cart'), () => {
        // A gift has no remove button.
        const line = { layer, rule_id, quantity, type: type === 3 ? 3 : 1, relation_id } as const;
        void addToCart(line).catch(fail);
      }),
    onFailed: fail,
  });
  const { cart, status, isUpdating, setQuantity, remove, refetch } = query;

  if (status === 'error' && !cart) {
    return <QueryFailure query={query} title={t('Your cart could not be loaded')} />;
  }
  if (!cart) return <LinesSkeleton />;
  if (cart.list.length === 0) {
    return (
      <>
        <EmptyState
          icon={<ShoppingBag />}
          title={alone ? t('Your cart is empty') : t('Your {0} cart is empty', name)}
          text={t('See what is fresh today.')}
          action={
            <Button asChild>
              <Link to={to.mall()}>{t('Browse the shop')}</Link>
            </Button>
          }
        />
        <ErrorBoundary fallback={null}>
          <Hydrating fallback={null}>
            <SuggestedShelf />
          </Hydrating>
        </ErrorBoundary>
      </>
    );
  }

  return (
    <Columns>
      <Stack gap={4}>
        <LayerVan cart={cart} onMissed={refetch} />
        <Lines role="list">
          {cart.list.map((item) => (
            <li key={`${item.rule_id}-${item.relation_id}-${item.type}`}>
              <CartLine
                item={item}
                href={to.product(item.p_id)}
                nameAs="h2"
                min={item.buy_min}
                max={Math.max(1, item.buy_max)}
                problem={item.problem}
                onQuantityChange={
                  item.type === 2 ? undefined : (quantity) => setQuantity(item, quantity)
                }
                onRemove={item.type === 2 ? undefined : () => remove(item)}
              />
            </li>
          ))}
        </Lines>
        <AdditionalList cart={cart} />
      </Stack>
      <CartSummary cart={cart} busy={isUpdating} />
    </Columns>
  );
}
