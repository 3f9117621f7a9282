import { ErrorBoundary, RouteError } from '@mall/app/errors';
import { useMessages } from '@mall/app/messages';
import { QueryFailure } from '@mall/app/queries';
import { useCart } from '@mall/hooks';
import type { Cart, CartItem } from '@mall/sdk';
import { Button, Container, Heading, Inline, Link, Picture, Stack, Text } from '@mall/ui';
import { lazy } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { LinesSkeleton } from '../../components/cart/LinesSkeleton';
import { to } from '../../paths/paths';
import { PageTitle } from '../../navigation/PageTitle';
import { Hydrating } from '../../hydration/Hydrating';
import { Additions, ParentPicture } from './AdditionalList.styles';
import { Addition } from './Addition';
import { NoAddOns } from './NoAddOns';
import { cartMessages } from '../../messages/zh-TW/cart';

const SuggestedShelf = lazy(() => import('../../components/products/SuggestedShelf'));

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
  const id = useParams()['id'] ?? '';
  if (!/^[1-9]\d{0,9}$/.test(id)) throw new RouteError(404);
  const carts = [useCart(1), useCart(2), useCart(3)];
  const offers = carts.flatMap(({ cart }) => (cart ? [offersOf(cart, Number(id))] : []));
  const found = offers.find(({ parent }) => parent);
  const failed = carts.find(({ status, cart }) => status === 'error' && !cart);
  const loading = !found && carts.some(({ cart, status }) => !cart && status === 'pending');
  const isOffered = found !== undefined && found.items.length > 0;
  const title = isOffered ? t('You may also like') : t('Add-ons');

  return (
    <Container width="reading">
      <PageTitle>{title}</PageTitle>
      <Stack gap={4}>
        <Heading level={1}>{title}</Heading>
        {loading && <LinesSkeleton />}
        {!loading && !found && failed && (
          <QueryFailure query={failed} title={t('Your cart could not be loaded')} />
        )}
        {!loading && !failed && !isOffered && (
          <NoAddOns id={Number(id)} isInCart={found !== undefined} />
        )}
        {isOffered && (
          <>
            {found.parent && <Parent parent={found.parent} />}
            <Additions role="list" data-several>
              {found.items.map((item) => (
                <li key={item.rule_id}>
                  <Addition several item={item} layer={found.cart.layer} />
                </li>
              ))}
            </Additions>
            <Button asChild variant="secondary" style={{ justifySelf: 'start' }}>
              <RouterLink to={to.cart(found.cart.layer)}>{t('Back to cart')}</RouterLink>
            </Button>
          </>
        )}
        {!loading && (
          <ErrorBoundary fallback={null}>
            <Hydrating fallback={null}>
              <SuggestedShelf />
            </Hydrating>
          </ErrorBoundary>
        )}
      </Stack>
    </Container>
  );
}

/** The product in the cart with which the add-ons are cheaper. */
function Parent({ parent: { p_id, name, index_img } }: { readonly parent: CartItem }) {
  const t = useMessages(cartMessages);
  return (
    <Inline gap={3} wrap={false}>
      <ParentPicture>
        <Picture src={index_img} alt="" sizes="72px" />
      </ParentPicture>
      <Stack gap={1}>
        <Text tone="muted">{t('Save when you buy it with “{0}”', name)}</Text>
        <Link href={to.product(p_id)}>{t('View product')}</Link>
      </Stack>
    </Inline>
  );
}
