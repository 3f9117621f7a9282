import { failures, type Envelope, type FailureName, type FieldError } from '@mall/contract';
import { fieldText, formatMessage, messages } from '@mall/contract/messages';

/** A refused field: the message's id, which is its English text, and its arguments. */
export interface RefusedField
  extends Pick<FieldError, 'field' | 'id'>, Partial<Pick<FieldError, 'args'>> {}

/** The options of a refusal. */
export interface RefusalOptions {
  /** The arguments of the message: for `stockShort` the product and the remaining stock. */
  readonly args?: readonly (string | number)[];
  /** For `invalidFields`: the errors by field, with the contract's names. */
  readonly fields?: readonly RefusedField[];
  /** The message itself. @default the shop's, in Traditional Chinese */
  readonly msg?: string;
}

/** A refusal as the answer of a mock; {@link refusal} creates one. */
export class Refusal {
  constructor(
    readonly failure: FailureName | 'unreachable',
    readonly options: RefusalOptions = {},
  ) {}
}

/**
 * Creates a refusal of the contract's catalogue with the shop's own message. `unreachable`: no
 * response arrives.
 *
 * @example
 * createMockMall({ 'cart.add': refusal('stockShort', { args: ['愛文芒果禮盒', 2] }) })
 * // error.msg: 「愛文芒果禮盒」只剩 2 件
 */
export const refusal = (failure: Refusal['failure'], options?: RefusalOptions): Refusal =>
  new Refusal(failure, options);

/** Returns the server's response: the envelope, and its status. */
export function envelopeOf(
  name: FailureName,
  {
    args = [],
    fields = [],
    msg = formatMessage(messages['zh-TW'].failures[name], args),
  }: RefusalOptions,
): { readonly status: number; readonly envelope: Envelope } {
  const fieldErrors = fields.map(({ field, id, args: filling = [] }): FieldError => {
    const issue = { id, args: filling };
    return { field, ...issue, msg: fieldText(issue, 'zh-TW') };
  });
  const data = fieldErrors.length > 0 ? { fields: fieldErrors } : null;
  const { code, status } = failures[name];
  return { status, envelope: { valid: false, data, code, msg } };
}
