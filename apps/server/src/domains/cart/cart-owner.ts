import type { CartOwner } from './cart.service';

/** The fields of every cart request. */
export interface CartCall {
  readonly viewer: { readonly id: number };
  readonly params: Pick<CartOwner, 'layer'>;
}

/** The owner of the cart that a request is about. */
export const ownerOf = ({ viewer, params }: CartCall): CartOwner => ({
  memberId: viewer.id,
  layer: params.layer,
});
