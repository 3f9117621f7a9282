import type { CallOptions, Calls } from './http/http';
import type { Body, Cart, CartLayer } from './types';

/** Creates `mall.cart`. */
export const createCart = (call: Calls<'cart'>) => ({
  /**
   * One layer's cart with prices and totals.
   * @throws MallError `cartLayerWrong` when the shop has disabled that layer
   */
  list: (layer: CartLayer, options?: CallOptions): Promise<Cart> =>
    call('list', { params: { layer } }, options),
  /**
   * Adds a quantity of a variant to the cart, on top of what it already holds.
   * @throws MallError `stockShort`, `soldOut`, `productGone`, `cartLayerWrong`, `addOnNeedsParent`
   */
  add: (layer: CartLayer, line: Body<'cart', 'add'>, options?: CallOptions): Promise<Cart> =>
    call('add', { params: { layer }, body: line }, options),
  /**
   * Sets a line's quantity.
   * @throws MallError `stockShort`, `soldOut`, `productGone`, `cartLineGone`, `addOnNeedsParent`
   */
  update: (layer: CartLayer, line: Body<'cart', 'update'>, options?: CallOptions): Promise<Cart> =>
    call('update', { params: { layer }, body: line }, options),
  /** Removes a line. @throws MallError `cartLineGone` */
  delete: (layer: CartLayer, line: Body<'cart', 'delete'>, options?: CallOptions): Promise<Cart> =>
    call('delete', { params: { layer }, body: line }, options),
});

/** One cart per shipping temperature ("layer"). Every write returns the whole cart of its layer. */
export interface CartApi extends ReturnType<typeof createCart> {}
