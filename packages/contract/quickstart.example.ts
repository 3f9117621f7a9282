import { checkFields, contract, type Body, type Endpoint } from '@mall/contract';

/** Lists every call that a guest may make, as `GET /api/product/all`. */
export const open: string[] = Object.values(contract)
  .flatMap((domain): Endpoint[] => Object.values(domain))
  .filter(({ access }) => access === 'guest')
  .map(({ method, path }) => `${method} ${path}`);

/** Lists the invalid fields of a cart line before it is sent. */
export function faultsOf(line: Body<'cart', 'add'>): string[] {
  const checked = checkFields(contract.cart.add.body, line);
  return checked.ok ? [] : checked.fields.map(({ field, id }) => `${field}: ${id}`);
}
