import type { FailureName } from '../failure-codes';
import type { OrderState } from '../order-states';
import type { ReasonMessages } from './reasons';
import type { formFields, passwordFields, postFields, searchFields } from './zh-TW/fields';

/** What each refusal says. */
export type FailureMessages = Readonly<Record<FailureName, string>>;

/** The forms' messages as one language has them: Traditional Chinese is the source of the keys. */
export type FormFields = Readonly<Record<keyof typeof formFields, string>>;
/** Those of searching. */
export type SearchFields = Readonly<Record<keyof typeof searchFields, string>>;
/** Those of writing a post. */
export type PostFields = Readonly<Record<keyof typeof postFields, string>>;

/** Those of choosing a password. */
export type PasswordFields = Readonly<Record<keyof typeof passwordFields, string>>;

/** What is wrong with a field; the English of spec §5 is its name. */
export type FieldMessageId = keyof (FormFields & SearchFields & PostFields & PasswordFields);

/** Words that more than one package says. */
export interface Terms {
  /** The shipping temperatures, by layer. */
  readonly temperatures: Readonly<Record<1 | 2 | 3, string>>;
  /** Where an order stands. */
  readonly orderStates: Readonly<Record<OrderState, string>>;
  /** Between sentences that stand in one. */
  readonly separator: string;
  /** How long to wait: seconds up to a minute and a half, then minutes. */
  readonly duration: (seconds: number) => string;
}

/** Everything that the contract says in one language. */
export interface Messages {
  readonly failures: FailureMessages;
  readonly fields: Readonly<Record<FieldMessageId, string>>;
  readonly reasons: ReasonMessages;
  readonly terms: Terms;
}
