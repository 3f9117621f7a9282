import type { Envelope } from '@mall/contract';
import type { MallError } from '../kernel/error';
import type { Language } from '../kernel/language';
import { fieldErrors, refusalText } from '../kernel/refusal-text';

/** Wraps the data of a successful response (spec §7). */
export function success<Data>(data: Data): Envelope<Data> {
  return { valid: true, data, code: 0, msg: '' };
}

/** Wraps a refusal with its message; `data.fields` lists the invalid fields, if any. */
export function refusal(failure: MallError, language: Language): Envelope {
  return {
    valid: false,
    data: failure.issues.length > 0 ? { fields: fieldErrors(failure.issues, language) } : null,
    code: failure.code,
    msg: refusalText(failure, language),
  };
}
