import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isMallError, type CartLayer, type Mall, type ShippingChoice } from '@mall/sdk';
import { useMall } from '../mall-context';
import { createIdempotencyKeys } from './idempotency';

type Pay = Parameters<Mall['checkout']['pay']>[1];
type PayAgain = Parameters<Mall['checkout']['payAgain']>[1];

export const shippingMethodsOptions = (mall: Mall, layer: CartLayer) =>
  queryOptions({
    queryKey: ['checkout', 'shipping', layer],
    queryFn: ({ signal }) => mall.checkout.shippingMethods(layer, { signal }),
    // Fees follow the cart.
    staleTime: 0,
  });

export const paymentMethodsOptions = (mall: Mall, layer: CartLayer, shipping: number) =>
  queryOptions({
    queryKey: ['checkout', 'payment', layer, shipping],
    queryFn: ({ signal }) => mall.checkout.paymentMethods(layer, shipping, { signal }),
    staleTime: 0,
  });

/** Sends a write under a key that holds until the mall answered, be it with a refusal. */
async function once<Result>(
  name: string,
  request: unknown,
  send: (key: string) => Promise<Result>,
): Promise<Result> {
  const keys = createIdempotencyKeys(name, sessionStorage);
  try {
    const result = await send(keys.keyFor(request));
    keys.forget();
    return result;
  } catch (error) {
    if (isMallError(error) && !error.isTransport) keys.forget();
    throw error;
  }
}

/**
 * One layer's way from cart to order: shipping, payment, placing. Totals are always the server's.
 *
 * @example
 * const { shipping, chooseShipping, payment, pay } = useCheckout(1);
 * const { trans_order_id, next } = await pay.mutateAsync({ payment: { method: 'credit' }, invoice, total_amount });
 */
export function useCheckout(layer: CartLayer) {
  const mall = useMall();
  const client = useQueryClient();
  const shipping = useQuery(shippingMethodsOptions(mall, layer));
  const choice = shipping.data?.choice ?? null;
  const payment = useQuery({
    ...paymentMethodsOptions(mall, layer, choice?.shipping_id ?? 0),
    enabled: choice !== null,
  });

  const chooseShipping = useMutation({
    mutationFn: (wanted: ShippingChoice) => mall.checkout.chooseShipping(layer, wanted),
    onSuccess: ({ choice, totals }) => {
      client.setQueryData(
        shippingMethodsOptions(mall, layer).queryKey,
        (old) => old && { ...old, choice, totals },
      );
      void client.invalidateQueries({ queryKey: ['cart', layer] });
      void client.invalidateQueries({ queryKey: ['addresses'] });
    },
  });

  const pay = useMutation({
    mutationFn: (wanted: Pay) =>
      once(`pay:${layer}`, wanted, (idempotencyKey) =>
        mall.checkout.pay(layer, wanted, { idempotencyKey }),
      ),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['cart'] });
      void client.invalidateQueries({ queryKey: ['notifications', 'badges'] });
      void client.invalidateQueries({ queryKey: ['orders'] });
    },
    onError: () => {
      // What was refused may be the total: the page then shows the right one.
      void client.invalidateQueries({ queryKey: ['checkout'] });
      void client.invalidateQueries({ queryKey: ['cart', layer] });
    },
  });

  return {
    shipping,
    choice,
    payment,
    /** The latest word on what the order comes to. */
    totals: payment.data?.totals ?? shipping.data?.totals,
    chooseShipping,
    pay,
  };
}

/** Starts a new payment for an order not paid yet. @throws MallError `orderNotPayable`, `notFound` */
export function usePayAgain(id: string) {
  const mall = useMall();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wanted: PayAgain) =>
      once(`again:${id}`, wanted, (idempotencyKey) =>
        mall.checkout.payAgain(id, wanted, { idempotencyKey }),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: ['orders'] }),
  });
}
