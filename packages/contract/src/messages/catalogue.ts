import type { FailureName } from '../shop/failure-codes';
import type { OrderState } from '../shop/order-states';
import type { WeekdayNames } from './format-time';
import type { ReasonMessages } from './reasons';
import type { fieldSentences } from './zh-TW/field-sentences';
import type { formFields, passwordFields, postFields, registerFields } from './zh-TW/fields';
import type { searchFields } from './zh-TW/search-fields';

/** The message of each failure. */
export type FailureMessages = Readonly<Record<FailureName, string>>;

/** The form messages of one language; Traditional Chinese defines the keys. */
export type FormFields = Readonly<Record<keyof typeof formFields, string>>;
/** The sentences of single fields. */
export type FieldSentences = Readonly<Record<keyof typeof fieldSentences, string>>;
/** The messages of the search. */
export type SearchFields = Readonly<Record<keyof typeof searchFields, string>>;
/** The messages of the post form. */
export type PostFields = Readonly<Record<keyof typeof postFields, string>>;

/** The messages of the registration form. */
export type RegisterFields = Readonly<Record<keyof typeof registerFields, string>>;

/** The messages of password forms. */
export type PasswordFields = Readonly<Record<keyof typeof passwordFields, string>>;

/** Ids of field messages: their English text. */
export type FieldMessageId = keyof (FormFields &
  FieldSentences &
  SearchFields &
  PostFields &
  PasswordFields &
  RegisterFields);

/** Words used by several packages. */
export interface Terms {
  /** The shipping temperatures, by layer. */
  readonly temperatures: Readonly<Record<1 | 2 | 3, string>>;
  /** The order states. */
  readonly orderStates: Readonly<Record<OrderState, string>>;
  /** The weekdays as they stand behind a date, from Sunday. */
  readonly weekdays: WeekdayNames;
  /** Separates sentences in one text. */
  readonly separator: string;
  /** A waiting time: in seconds up to a minute and a half, in minutes up to two hours, then in hours. */
  readonly duration: (seconds: number) => string;
}

/** All messages of the contract in one language. */
export interface Messages {
  readonly failures: FailureMessages;
  readonly fields: Readonly<Record<FieldMessageId, string>>;
  readonly reasons: ReasonMessages;
  readonly terms: Terms;
}
