import { useErrorText } from '@mall/app/messages';
import { isMallError } from '@mall/sdk';
import { useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useContractForm } from '../forms/useContractForm';
import { useLeaveGuard } from './LeaveGuard';
import { useDraft } from './useDraft';

/** What a colleague has edited in a form. */
export interface Edit<Values> {
  /** All values, checked. */
  readonly values: Values;
  /** The edited ones. A call sends them alone, so that it takes nothing back. */
  readonly changed: Partial<Values>;
  /** What the edited fields showed before: a call sends it, so that a colleague's change is noticed. */
  readonly base: Partial<Values>;
}

/** A field that a colleague has changed, too, since the form showed it. */
export interface EditConflict<Values> {
  readonly field: Extract<keyof Values, string>;
  readonly theirs: Values[Extract<keyof Values, string>];
}

export interface EditFormOptions<Values extends FieldValues, Saved = unknown> {
  /** The name of the form's schema. */
  readonly schema: Parameters<typeof useContractForm>[0];
  /** Names what is edited, `canned-reply:4`. The draft is stored under it. */
  readonly record: string;
  /** The stored values, or those of a new record. A field that nobody edits follows them. */
  readonly stored: Values;
  /** Saves the edit; what it throws is shown, and nothing that was typed is lost. */
  readonly save: (edit: Edit<Values>) => Promise<Saved>;
  /** Reads what is stored now; required where `save` can throw `changedMeanwhile`. */
  readonly readStored?: (() => Promise<Values>) | undefined;
  /** Shows a refusal in a way of its own. @returns whether it has */
  readonly showRefusal?: ((error: unknown) => boolean) | undefined;
  /** Called with the edit and what `save` returned. */
  readonly onSaved?: ((edit: Edit<Values>, saved: Saved) => void) | undefined;
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

function pick<Values extends object>(
  values: Values,
  fields: readonly Extract<keyof Values, string>[],
): Partial<Values> {
  const picked: Partial<Values> = {};
  for (const field of fields) picked[field] = values[field];
  return picked;
}

/**
 * Edits a record of the shop. Owns the typed values and their draft, the check by the contract's schema, conflicts
 * with colleagues, refusals, and the question before something typed is lost. `EditForm` and `EditDialog` show it.
 *
 * @example
 * const edit = useEditForm({
 *   schema: 'cannedReplyForm',
 *   record: `canned-reply:${id}`,
 *   stored: { title, text },
 *   save: ({ values, base }) => staff.chat.saveCannedReply({ id, ...values, base }),
 * });
 * return <EditDialog edit={edit} title={title}><Input {...edit.form.register('title')} /></EditDialog>;
 */
export function useEditForm<Values extends FieldValues, Saved = unknown>({
  schema,
  record,
  stored,
  save,
  readStored,
  showRefusal,
  onSaved,
}: EditFormOptions<Values, Saved>) {
  const errorText = useErrorText();
  const drafts = { values: useDraft(record), base: useDraft(`${record}#base`) };
  const [restored] = useState(() => drafts.values.read(stored));
  const [isRestored, setIsRestored] = useState(() => Object.keys(restored).length > 0);
  /** What the fields showed before they were edited. */
  const [base, setBase] = useState<Values>(() => ({ ...stored, ...drafts.base.read(stored) }));
  const [conflicts, setConflicts] = useState<readonly EditConflict<Values>[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const form = useContractForm<Values>(schema, { ...stored, ...restored });
  const values = form.watch();

  const fields: Extract<keyof Values, string>[] = [];
  for (const field in stored) fields.push(field);
  const edited = fields.filter((field) => !isSame(values[field], base[field]));
  const isDirty = edited.length > 0;

  const forget = () => {
    setIsRestored(false);
    setConflicts([]);
    setRefusal(undefined);
    drafts.values.write(undefined);
    drafts.base.write(undefined);
  };
  const discard = () => {
    form.fill(stored);
    form.clearErrors();
    setBase(stored);
    forget();
  };
  const mayClose = useLeaveGuard(isDirty, discard);

  // A field that nobody edits follows what is stored.
  const behind = fields.filter(
    (field) => !edited.includes(field) && !isSame(base[field], stored[field]),
  );
  const followed = JSON.stringify(pick(stored, behind));
  useEffect(() => {
    if (behind.length === 0) return;
    form.fill(pick(stored, behind));
    setBase({ ...base, ...pick(stored, behind) });
    // Each render has other objects with the same values.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [followed]);
  const written = JSON.stringify([pick(values, edited), pick(base, edited)]);
  useEffect(() => {
    drafts.values.write(isDirty ? pick(values, edited) : undefined);
    drafts.base.write(isDirty ? pick(base, edited) : undefined);
    // Each typed character is a render with other objects and the same text.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [written, record]);

  async function showConflicts(): Promise<void> {
    if (!readStored) return;
    const now = await readStored();
    setConflicts(
      edited
        .filter((field) => !isSame(now[field], base[field]))
        .map((field) => ({ field, theirs: now[field] })),
    );
    // Saved again, the edit replaces what the colleague reads now.
    setBase({ ...base, ...pick(now, edited) });
  }
  const submit = form.handleSubmit(async (checked) => {
    setConflicts([]);
    setRefusal(undefined);
    const edit = { values: checked, changed: pick(checked, edited), base: pick(base, edited) };
    let saved: Saved;
    try {
      saved = await save(edit);
    } catch (error) {
      if (isMallError(error, 'changedMeanwhile')) await showConflicts();
      if (!showRefusal?.(error) && !form.showRefusal(error)) setRefusal(errorText(error));
      return;
    }
    setBase({ ...base, ...edit.changed });
    forget();
    onSaved?.(edit, saved);
  });

  return {
    form,
    isDirty,
    /** Whether what is typed comes from an earlier visit. */
    isRestored: isRestored && isDirty,
    isSaving: form.formState.isSubmitting,
    /** Why the last save failed, where it is about no field. */
    refusal,
    conflicts,
    /** Takes what a colleague has stored in a field, instead of what was typed. */
    takeTheirs({ field, theirs }: EditConflict<Values>) {
      const taken: Partial<Values> = {};
      taken[field] = theirs;
      form.fill(taken);
      form.clearErrors();
      setConflicts(conflicts.filter((each) => each.field !== field));
    },
    submit: () => void submit(),
    /** Returns the fields to what is stored. */
    discard,
    /** Asks before typed text is lost. @returns whether the form may close */
    mayClose,
  };
}

/** A form that edits a record; see {@link useEditForm}. */
export type EditFormState<Values extends FieldValues> = ReturnType<typeof useEditForm<Values>>;
