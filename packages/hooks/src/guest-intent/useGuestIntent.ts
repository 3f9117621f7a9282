import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { failureCodes, MallError, type Mall } from '@mall/sdk';
import { useEffect, useRef } from 'react';
import { addAllToCart, type LineOfLayer } from '../cart/add-all';
import { writeCart } from '../cart/writes';
import { useMall } from '../mall/mall-context';
import { asMallError } from '../mall/mall-error';
import type { GuestIntent } from './guest-intent';
import { takeGuestIntent } from './take-guest-intent';
import { useSession } from '../session/useSession';

/** Callbacks with the result of a guest's intent. */
export interface GuestIntentCallbacks {
  readonly onDone?: (intent: GuestIntent) => void;
  /** Called with the server's error, such as a MallError `soldOut`. */
  readonly onFailed?: (error: MallError, intent: GuestIntent) => void;
}

/**
 * Carries out the intent of a guest in this tab (`saveGuestIntent`) after sign-in: the line in the
 * cart, the heart, the like, the place on the waiting list.
 *
 * @example
 * useGuestIntent({ onDone: () => toast('已加入購物車'), onFailed: (error) => toast(error.msg) });
 */
export function useGuestIntent(callbacks: GuestIntentCallbacks): void {
  const mall = useMall();
  const client = useQueryClient();
  const member = useSession()?.profile.id;
  const latest = useRef(callbacks);
  useEffect(() => {
    latest.current = callbacks;
  });
  useEffect(() => {
    const intent = member === undefined ? null : takeGuestIntent();
    if (!intent) return;
    carryOut(client, mall, intent).then(
      () => latest.current.onDone?.(intent),
      (error: unknown) => latest.current.onFailed?.(asMallError(error), intent),
    );
  }, [client, mall, member]);
}

async function carryOut(client: QueryClient, mall: Mall, intent: GuestIntent): Promise<void> {
  // Data that was fetched before the write, or is still being fetched, does not contain the flag.
  const refetch = async (...domains: string[]) => {
    for (const domain of domains) {
      await client.cancelQueries({ queryKey: [domain] });
      void client.invalidateQueries({ queryKey: [domain] });
    }
  };
  switch (intent.kind) {
    case 'cart': {
      const { layer, ...line } = intent.line;
      return writeCart(client, mall, layer, () => mall.cart.add(layer, line), line.quantity);
    }
    case 'cartLines':
      return addIntendedLines(client, mall, intent.lines);
    case 'collectProduct':
      await mall.products.collect(intent.id, true);
      return refetch('products', 'content');
    case 'waitProduct':
      await mall.products.wait(intent.id, true, { rule_id: intent.rule_id });
      return refetch('products');
    case 'collectArticle':
      await mall.articles.collect(intent.id, true);
      return refetch('articles');
    case 'likeArticle':
      await mall.articles.like(intent.id, true);
      return refetch('articles');
  }
}

/**
 * Adds the lines that are possible. The guest chose them on another page and cannot change them here.
 *
 * @throws MallError `cartLineUnbuyable` with the reasons of the others
 */
async function addIntendedLines(
  client: QueryClient,
  mall: Mall,
  intended: readonly LineOfLayer[],
): Promise<void> {
  const { added, lines } = await addAllToCart(client, mall, intended);
  if (added) return;
  const possible = intended.filter((_, at) => lines[at]?.problem === null);
  if (possible.length > 0) await addAllToCart(client, mall, possible);
  const problems = lines.flatMap(({ problem }) => problem ?? []);
  throw new MallError({
    data: null,
    code: failureCodes.cartLineUnbuyable,
    msg: [...new Set(problems)].join('、'),
  });
}
