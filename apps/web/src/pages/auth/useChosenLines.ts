import { peekGuestIntent } from '@mall/hooks';
import type { NewCartLine } from '@mall/sdk';
import { useMemo, useSyncExternalStore } from 'react';

function chosenLines(): readonly NewCartLine[] {
  const intent = peekGuestIntent();
  const lines =
    intent?.kind === 'cartLines' ? intent.lines : intent?.kind === 'cart' ? [intent.line] : [];
  return lines.map(({ rule_id, quantity }) => ({ rule_id, quantity }));
}

const noSubscription = () => () => undefined;
const readLines = () => JSON.stringify(chosenLines());

/** The products that a guest chose before signing in, which go into their cart then. */
export function useChosenLines(): readonly NewCartLine[] {
  // As a text, which is equal when the lines are. The server, which renders the page too, knows no intent.
  const lines = useSyncExternalStore(noSubscription, readLines, () => '[]');
  return useMemo(() => JSON.parse(lines) as readonly NewCartLine[], [lines]);
}
