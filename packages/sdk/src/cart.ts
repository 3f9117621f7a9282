import type { CallOptions, Calls } from './http/http';
import type { Body, Cart, CartLayer, CartPreview, NewCartLine, Reply } from './types';

/** One cart per shipping temperature ("layer"). Every write returns the whole cart of its layer. */
export interface CartApi {
  /**
   * One layer's cart with prices and totals.
   * @throws MallError `layerOff` when the shop has disabled that layer
   */
  list(layer: CartLayer, options?: CallOptions): Promise<Cart>;
  /**
   * The carts as they would be with more lines, of any layer: what each parcel would cost. Guests' carts are
   * empty.
   */
  preview(lines: readonly NewCartLine[], options?: CallOptions): Promise<CartPreview>;
  /**
   * Adds several lines to the carts of their layers in one step: all of them, or none. When a line cannot be
   * added, `added` is false and its `problem` is the reason.
   *
   * @throws MallError `stockShort` when another call took the rest meanwhile, `idempotencyKeyReused`
   * @example
   * const { added, lines } = await mall.cart.addAll([{ rule_id: 7, quantity: 2 }]);
   */
  addAll(lines: readonly NewCartLine[], options?: CallOptions): Promise<Reply<'cart', 'addAll'>>;
  /**
   * Adds a quantity of a variant to the cart, on top of the existing quantity.
   * @throws MallError `stockShort`, `soldOut`, `productGone`, `layerOff`, `cartLayerWrong`, `addOnNeedsParent`
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
  preview: (lines, options) => call('preview', { body: { lines: [...lines] } }, options),
  addAll: (lines, options) => call('addAll', { body: { lines: [...lines] } }, options),
  add: (layer, line, options) => call('add', { params: { layer }, body: line }, options),
  update: (layer, line, options) => call('update', { params: { layer }, body: line }, options),
  delete: (layer, line, options) => call('delete', { params: { layer }, body: line }, options),
});
