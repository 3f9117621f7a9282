import type { OwnStaffFailureName } from '../failure-codes';

/** Ids of the field messages of the staff's API alone: their English text. */
export type StaffFieldMessageId =
  | 'Please enter the code'
  | 'A code has 6 digits; a recovery code has 10 letters and digits'
  | 'Please choose at least one role'
  | 'Please enter a note'
  | 'Please enter a time such as 09:00'
  | 'The end has to be later than the beginning'
  | 'A weekday is there twice'
  | 'Please enter a title'
  | 'Please enter a name';

/** The messages of the staff's API alone in one language. */
export interface StaffMessages {
  /** The message of each failure. `{0}`, `{1}` … are filled with the failure's arguments. */
  readonly failures: Readonly<Record<OwnStaffFailureName, string>>;
  /** The messages beside fields. */
  readonly fields: Readonly<Record<StaffFieldMessageId, string>>;
}
