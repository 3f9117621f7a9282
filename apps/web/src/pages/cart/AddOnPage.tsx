import { RouteError } from '@mall/app/errors';
import { useErrorText, useMessages } from '@mall/app/messages';
import { useCart } from '@mall/hooks';
import type { Cart } from '@mall/sdk';
import { Button, Container, EmptyState, ErrorState, Heading, Link, Stack, Text } from '@mall/ui';
import { ShoppingBag } from 'lucide-react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { LinesSkeleton } from '../../components/cart/LinesSkeleton';
import { to } from '../../paths/paths';
import { PageTitle } from '../../navigation/PageTitle';
import { Additions } from './AdditionalList.styles';
import { Addition } from './Addition';
import { cartMessages } from '../../messages/zh-TW/cart';

/** The lines of a product in a cart, and its add-ons. */
function offersOf(cart: Cart, product: number) {
  const parents = cart.list.filter(({ p_id, type }) => p_id === product && type === 1);
  const items = (cart.additional_list ?? []).filter(({ relation_id }) =>
    parents.some(({ rule_id }) => rule_id === relation_id),
  );
  return { cart, parent: parents[0], items };
}

/** `/addon/:id`: the add-ons of a product in the cart, at a lower price. */
export default function AddOnPage() {
  const t = useMessages(cartMessages);
  const errorText = useErrorText();
  const id = useParams()['id'] ?? '';
  if (!/^[1-9]\d{0,9}$/.test(id)) throw new RouteError(404);
  const carts = [useCart(1), useCart(2), useCart(3)];
  const offers = carts.flatMap(({ cart }) => (cart ? [offersOf(cart, Number(id))] : []));
  const found = offers.find(({ parent }) => parent);
  const failed = carts.find(({ status, cart }) => status === 'error' && !cart);
  const loading = !found && carts.some(({ cart, status }) => !cart && status === 'pending');

  return (
    <Container width="reading">
      <PageTitle>{t('You may also add')}</PageTitle>
      <Stack gap={4}>
        <Heading level={1}>{t('You may also add')}</Heading>
        {loading && <LinesSkeleton />}
        {!loading && !found && failed && (
          <ErrorState
            title={t('The cart could not be loaded')}
            text={errorText(failed.error)}
            onRetry={failed.refetch}
          />
        )}
        {!loading && !failed && !found?.items.length && (
          <EmptyState
            icon={<ShoppingBag />}
            title={
              found
                ? t('There is nothing to add to it now')
                : t('Put the product in the cart first')
            }
            text={t('What goes with it is cheaper when bought together.')}
            action={
              <Button asChild>
                <RouterLink to={to.product(Number(id))}>{t('See the product')}</RouterLink>
              </Button>
            }
          />
        )}
        {found?.parent && found.items.length > 0 && (
          <>
            <Text tone="muted">{t('Cheaper together with “{0}”', found.parent.name)}</Text>
            <Additions role="list" data-several>
              {found.items.map((item) => (
                <li key={item.rule_id}>
                  <Addition several item={item} layer={found.cart.layer} />
                </li>
              ))}
            </Additions>
            <div>
              <Link href={to.cart(found.cart.layer)}>{t('Back to the cart')}</Link>
            </div>
          </>
        )}
      </Stack>
    </Container>
  );
}
