import type { CannedReply } from '@mall/sdk/staff';
import type { ChatFieldProps } from '@mall/ui/chat';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type KeyboardEvent } from 'react';
import { useStaff } from '../staff/StaffContext';
import { matchCanned } from './matchCanned';
import { cannedRepliesQuery } from './queries';

/** The list of canned replies above the field for an answer. */
export interface CannedChoice {
  readonly isOpen: boolean;
  readonly isLoading: boolean;
  readonly replies: readonly CannedReply[];
  /** The index of the reply that Enter inserts. */
  readonly active: number;
  readonly listId: string;
  readonly optionId: (at: number) => string;
  readonly field: ChatFieldProps;
  choose(reply: CannedReply): void;
  toggle(): void;
  onKeyDown(event: KeyboardEvent): void;
}

/**
 * The canned replies for what is written: `/` at the beginning lists those that match the rest.
 *
 * @param onWrite - Called with the text after a reply was inserted.
 */
export function useCannedChoice(draft: string, onWrite: (text: string) => void): CannedChoice {
  const listId = useId();
  const [isAsked, setIsAsked] = useState(false);
  /** The text for which the list was closed. */
  const [closedFor, setClosedFor] = useState<string>();
  /** The active reply, and the text for which it was chosen: another text begins at the first one. */
  const [chosen, setChosen] = useState({ draft: '', at: 0 });
  const { data = [], isPending } = useQuery(cannedRepliesQuery(useStaff()));
  const isCommand = draft.startsWith('/') && !draft.includes('\n');
  const isOpen = isAsked || (isCommand && closedFor !== draft);
  const replies = isOpen ? matchCanned(data, isCommand ? draft.slice(1) : '') : [];
  const active = chosen.draft === draft ? Math.min(chosen.at, replies.length - 1) : 0;
  const optionId = (at: number) => `${listId}-${at}`;
  const close = () => {
    setIsAsked(false);
    setClosedFor(draft);
  };
  const choose = ({ text }: CannedReply) => {
    setIsAsked(false);
    onWrite(isCommand || draft.trim() === '' ? text : `${draft.trimEnd()}\n${text}`);
  };
  const move = (step: number) =>
    setChosen({ draft, at: (active + step + replies.length) % Math.max(1, replies.length) });
  return {
    isOpen,
    isLoading: isPending,
    replies,
    active,
    listId,
    optionId,
    field: {
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      ...(isOpen && {
        'aria-controls': listId,
        'aria-activedescendant': replies.length > 0 ? optionId(active) : undefined,
      }),
    },
    choose,
    toggle: () => (isOpen ? close() : setIsAsked(true)),
    onKeyDown(event) {
      if (!isOpen || event.shiftKey) return;
      const reply = replies[active];
      if (event.key === 'ArrowDown') move(1);
      else if (event.key === 'ArrowUp') move(-1);
      else if (event.key === 'Escape') close();
      // A search that finds nothing is not sent to the member.
      else if (event.key === 'Enter' && (reply ?? isCommand)) {
        if (reply) choose(reply);
      } else return;
      event.preventDefault();
    },
  };
}
