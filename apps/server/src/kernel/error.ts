import { failures, type FailureName, type FieldError } from '@mall/contract';
import type { Language } from './language';

/**
 * A refusal of the contract's catalogue, thrown by a service and told to the shopper in words.
 *
 * @example
 * throw new MallFailure('stockShort', [product.name, rule.stock]);
 */
export class MallFailure extends Error {
  constructor(
    readonly failure: FailureName,
    readonly args: readonly (string | number)[] = [],
    readonly fields: readonly FieldError[] = [],
  ) {
    super(failure);
    this.name = 'MallFailure';
  }

  /** HTTP status of the answer. */
  get status(): number {
    return failures[this.failure].status;
  }

  /** The sentence for a person, with its `{0}`, `{1}` … filled in. */
  sentence(language: Language): string {
    return fillIn(failures[this.failure][language], this.args);
  }
}

/** `fillIn('{0}則', [3])` → `3則` */
export function fillIn(template: string, args: readonly (string | number)[]): string {
  return template.replace(/\{(\d)\}/g, (whole, at: string) => String(args[Number(at)] ?? whole));
}
