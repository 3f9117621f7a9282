import { failures, type Envelope, type FailureName, type FieldError } from '@mall/contract';
import { fieldText, fillIn, messages } from '@mall/contract/messages';

/** A field that is refused: the message's id, which is its English text, and what it is filled with. */
export interface WrongField
  extends Pick<FieldError, 'field' | 'id'>, Partial<Pick<FieldError, 'args'>> {}

/** What a refusal says beside its name. */
export interface RefusalOptions {
  /** What the message is filled with: for `stockShort` the product and how many are left. */
  readonly args?: readonly (string | number)[];
  /** For `invalidFields`: what is wrong with which field, by the names that the contract gives. */
  readonly fields?: readonly WrongField[];
  /** The message itself. @default the shop's, in Traditional Chinese */
  readonly msg?: string;
}

/** A refusal as a mock answers it; {@link refusal} makes one. */
export class Refusal {
  constructor(
    readonly failure: FailureName | 'unreachable',
    readonly options: RefusalOptions = {},
  ) {}
}

/**
 * A refusal of the contract's catalogue, with the shop's own words; or `unreachable`: no answer comes.
 *
 * @example
 * createMockMall({ 'cart.add': refusal('stockShort', { args: ['愛文芒果禮盒', 2] }) })
 * // error.msg: 「愛文芒果禮盒」只剩 2 件
 */
export const refusal = (failure: Refusal['failure'], options?: RefusalOptions): Refusal =>
  new Refusal(failure, options);

/** What the server would send: the envelope, and its status. */
export function envelopeOf(
  name: FailureName,
  { args = [], fields = [], msg = fillIn(messages['zh-TW'].failures[name], args) }: RefusalOptions,
): { readonly status: number; readonly envelope: Envelope } {
  const said = fields.map(({ field, id, args: filling = [] }): FieldError => {
    const issue = { id, args: filling };
    return { field, ...issue, msg: fieldText(issue, 'zh-TW') };
  });
  const data = said.length > 0 ? { fields: said } : null;
  const { code, status } = failures[name];
  return { status, envelope: { valid: false, data, code, msg } };
}
