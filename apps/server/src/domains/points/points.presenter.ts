import type { Language } from '../../kernel/language';
import { ownValue } from '../../kernel/own-value';
import { taipeiTime } from '../../kernel/time';
import { messagesIn } from '../../messages';
import type { LedgerRow } from './points.repo';

/** An entry of a member's ledger. */
export const presentEntry = (row: LedgerRow, language: Language) => ({
  id: row.id,
  amount: row.amount,
  reason: reasonText(row.reason, language),
  trans_order_id: row.transOrderId,
  create_time: taipeiTime(row.createdAt),
  // Entries that spend points also store an expiry, which is internal.
  expire_time: row.amount > 0 && row.expiresAt !== null ? taipeiTime(row.expiresAt) : null,
  balance: row.balance,
});

/** A reason written by staff is shown unchanged. */
const reasonText = (reason: string, language: Language): string =>
  ownValue<string>(messagesIn(language).points, reason) ?? reason;
