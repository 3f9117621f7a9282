import type { CallOptions, Http } from './http/http';
import type { Body, Cart, CartLayer } from './types';

/** A cart per shipping temperature. Every write answers with the whole cart of its layer. */
export const createCart = ({ call }: Http) => ({
  /** One layer's cart, priced. @throws MallError `cartLayerWrong` when the shop has that layer off */
  list: (layer: CartLayer, options?: CallOptions): Promise<Cart> =>
    call('cart', 'list', { params: { layer } }, options),
  /** Puts pieces in, on top of those there. @throws MallError `stockShort`, `soldOut`, `productGone`, `cartLayerWrong`, `addOnNeedsParent` */
  add: (layer: CartLayer, line: Body<'cart', 'add'>, options?: CallOptions): Promise<Cart> =>
    call('cart', 'add', { params: { layer }, body: line }, options),
  /** Sets a line's quantity. @throws MallError `stockShort`, `soldOut`, `productGone`, `cartLineGone`, `addOnNeedsParent` */
  update: (layer: CartLayer, line: Body<'cart', 'update'>, options?: CallOptions): Promise<Cart> =>
    call('cart', 'update', { params: { layer }, body: line }, options),
  /** Takes a line out. @throws MallError `cartLineGone` */
  delete: (layer: CartLayer, line: Body<'cart', 'delete'>, options?: CallOptions): Promise<Cart> =>
    call('cart', 'delete', { params: { layer }, body: line }, options),
});
