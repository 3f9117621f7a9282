import { useState } from 'react';

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What a colleague has edited in a form; see {@link useEdits}. */
export interface FormEdits<Values> {
  /** What the form shows: the edited values, and the stored ones of all other fields. */
  readonly values: Values;
  /** The edited values. */
  readonly edited: Partial<Values>;
  /** What the edited fields showed before. */
  readonly base: Partial<Values>;
  readonly isDirty: boolean;
  /** Edits a field; with its stored value it is not edited any more. */
  readonly edit: <Field extends keyof Values>(field: Field, value: Values[Field]) => void;
  readonly discard: () => void;
  /** Keeps the edited values although somebody else has stored these meanwhile. */
  readonly acceptStored: (stored: Values) => void;
}

/**
 * Holds what a colleague edits in a form, apart from what is stored. A field that nobody touched follows the stored
 * value, so that the form neither shows nor sends an old one.
 *
 * @param stored - The latest stored values.
 * @example
 * const { values, edited, base, edit } = useEdits(settings);
 * edit('service_hours', '每天');
 * save({ ...edited, base });
 */
export function useEdits<Values extends object>(stored: Values): FormEdits<Values> {
  const [edited, setEdited] = useState<Partial<Values>>({});
  const [base, setBase] = useState<Partial<Values>>({});
  return {
    values: { ...stored, ...edited },
    edited,
    base,
    isDirty: Object.keys(edited).length > 0,
    edit(field, value) {
      const next = { ...edited, [field]: value };
      const nextBase = { ...base };
      if (!(field in base)) nextBase[field] = stored[field];
      if (isSame(value, stored[field])) {
        delete next[field];
        delete nextBase[field];
      }
      setEdited(next);
      setBase(nextBase);
    },
    discard() {
      setEdited({});
      setBase({});
    },
    acceptStored(next) {
      const nextBase = { ...base };
      for (const field in edited) nextBase[field] = next[field];
      setBase(nextBase);
    },
  };
}
