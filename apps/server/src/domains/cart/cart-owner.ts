import type { CartOwner } from './cart.service';

/** What every call about a cart brings. */
export interface CartCall {
  readonly viewer: { readonly id: number };
  readonly params: Pick<CartOwner, 'layer'>;
}

/** Whose cart a call is about. */
export const ownerOf = ({ viewer, params }: CartCall): CartOwner => ({
  memberId: viewer.id,
  layer: params.layer,
});
