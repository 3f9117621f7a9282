import { useState } from 'react';
import { useDraft } from './useDraft';

/** A text that is typed about a record; see {@link useDraftText}. */
export interface DraftText {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Empties it, once it is stored or discarded. */
  readonly clear: () => void;
}

/**
 * Holds a text that a colleague types about a record: it is there again when they come back to the record.
 *
 * @param record - Names the record and the field: `note:20261129AG352Y93`.
 * @example
 * const { text, setText, clear } = useDraftText(`note:${id}`);
 */
export function useDraftText(record: string): DraftText {
  const draft = useDraft(record);
  const [text, show] = useState(() => draft.read({ text: '' }).text ?? '');
  const setText = (next: string) => {
    show(next);
    draft.write(next === '' ? undefined : { text: next });
  };
  return { text, setText, clear: () => setText('') };
}
