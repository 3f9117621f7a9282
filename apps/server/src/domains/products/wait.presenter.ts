import { taipeiTime } from '../../kernel/time';
import type { findWaits } from './wait.repo';

/** One entry of a member's waiting list. */
export const presentWait = ({
  ruleId,
  attributes,
  createdAt,
}: Awaited<ReturnType<typeof findWaits>>[number]) => ({
  rule_id: ruleId,
  attributes: [...(attributes ?? [])],
  since: taipeiTime(createdAt),
});
