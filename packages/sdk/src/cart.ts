import type { CallOptions, Calls } from './http/http';
import type { Body, Cart, CartLayer } from './types';

/** One cart per shipping temperature ("layer"). Every write returns the whole cart of its layer. */
export interface CartApi {
  /**
   * One layer's cart with prices and totals.
   * @throws MallError `cartLayerWrong` when the shop has disabled that layer
   */
  list(layer: CartLayer, options?: CallOptions): Promise<Cart>;
  /**
   * Adds a quantity of a variant to the cart, on top of the existing quantity.
   * @throws MallError `stockShort`, `soldOut`, `productGone`, `cartLayerWrong`, `addOnNeedsParent`
   */
  add(layer: CartLayer, line: Body<'cart', 'add'>, options?: CallOptions): Promise<Cart>;
  /**
   * Sets a line's quantity.
   * @throws MallError `stockShort`, `soldOut`, `productGone`, `cartLineGone`, `addOnNeedsParent`
   */
  update(layer: CartLayer, line: Body<'cart', 'update'>, options?: CallOptions): Promise<Cart>;
  /** Removes a line. @throws MallError `cartLineGone` */
  delete(layer: CartLayer, line: Body<'cart', 'delete'>, options?: CallOptions): Promise<Cart>;
}

/** Creates `mall.cart`. */
export const createCart = (call: Calls<'cart'>): CartApi => ({
  list: (layer, options) => call('list', { params: { layer } }, options),
  add: (layer, line, options) => call('add', { params: { layer }, body: line }, options),
  update: (layer, line, options) => call('update', { params: { layer }, body: line }, options),
  delete: (layer, line, options) => call('delete', { params: { layer }, body: line }, options),
});
