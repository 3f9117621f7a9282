import { failureCodes, type Envelope } from '@mall/contract';
import type { MallFailure } from '../kernel/error';
import type { Language } from '../kernel/language';

/** Wraps what a call gives (spec §7). */
export function success<Data>(data: Data): Envelope<Data> {
  return { valid: true, data, code: 0, msg: '' };
}

/** Wraps a refusal; `data.fields` names the fields, when it is about any. */
export function refusal(failure: MallFailure, language: Language): Envelope {
  return {
    valid: false,
    data: failure.fields.length > 0 ? { fields: failure.fields } : null,
    code: failureCodes[failure.failure],
    msg: failure.sentence(language),
  };
}
