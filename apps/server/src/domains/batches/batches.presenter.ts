import type { Language } from '../../kernel/language';
import { refusalText } from '../../kernel/refusal-text';
import type { BatchRow } from './batches.repo';
import type { BatchParts } from './batches.service';
import { isRefusal } from './stored-refusal';

/** A batch as the API returns it. */
export function presentBatch({ batch, items, now }: BatchParts, language: Language) {
  const count = (state: string) => items.filter((item) => item.state === state).length;
  const wait = batch.startsAt.getTime() - now.getTime();
  return {
    id: batch.id,
    kind: batch.kind,
    by: { id: batch.actorId, name: batch.actorName },
    state: stateOf(batch, wait, count('waiting')),
    starts_in: batch.cancelledAt === null ? Math.max(0, Math.ceil(wait / 1000)) : 0,
    total: items.length,
    succeeded: count('done'),
    failed: count('failed'),
    items: items.map(({ number, state, failure }) => ({
      o_id: number,
      state: state === 'cancelled' ? ('waiting' as const) : state,
      message: isRefusal(failure) ? refusalText(failure, language) : null,
    })),
  };
}

function stateOf({ cancelledAt }: BatchRow, wait: number, waiting: number) {
  if (cancelledAt !== null) return 'cancelled' as const;
  if (wait > 0) return 'waiting' as const;
  return waiting > 0 ? ('running' as const) : ('done' as const);
}
