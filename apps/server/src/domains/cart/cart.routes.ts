import type { DomainHandlers } from '../../http/contract-types';
import type { Mall } from '../../mall';
import { addToCart, deleteLine, readCart, updateLine, type CartOwner } from './cart.service';

/** What every call of this domain brings. */
interface CartCall {
  readonly viewer: { readonly id: number };
  readonly params: Pick<CartOwner, 'layer'>;
  readonly client: Pick<CartOwner, 'language'>;
}

const ownerOf = ({ viewer, params, client }: CartCall): CartOwner => ({
  memberId: viewer.id,
  layer: params.layer,
  language: client.language,
});

export const cartRoutes = ({ db }: Mall): DomainHandlers<'cart'> => ({
  list: (call) => readCart(db, ownerOf(call)),
  add: (call) => addToCart(db, ownerOf(call), call.body),
  update: (call) => updateLine(db, ownerOf(call), call.body),
  delete: (call) => deleteLine(db, ownerOf(call), call.body),
});
