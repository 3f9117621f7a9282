import type { DomainName } from '@mall/sdk/contract';
import { contract } from '@mall/sdk/contract';
import type { DomainHandlers } from '../http/contract-types';
import { MallFailure } from '../http/failure';

/** A domain that is only begun: what nobody answers yet is not found. */
export function coming<D extends DomainName>(
  domain: D,
  begun: Partial<DomainHandlers<D>>,
): DomainHandlers<D> {
  const absent = Object.keys(contract[domain]).map((name) => [
    name,
    () => {
      throw new MallFailure('notFound');
    },
  ]);
  return { ...Object.fromEntries(absent), ...begun } as DomainHandlers<D>;
}
