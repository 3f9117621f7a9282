import { Form, Refusal, storedTexts } from '@mall/app/forms';
import { useErrorText, useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import { isMallError } from '@mall/sdk';
import type { CannedReply } from '@mall/sdk/staff';
import { Button, Field, Inline, Input, Textarea } from '@mall/ui';
import { useState } from 'react';
import { useContractForm } from '../forms/useContractForm';
import { chatMessages } from '../messages/zh-TW/chat';
import { useMutationOnce } from '../session/useMutationOnce';
import { useStaff } from '../staff/StaffContext';
import { useShowCannedReplies } from './queries';

export interface CannedFormProps {
  /** The reply to change; left out: a new one. */
  readonly reply?: CannedReply | undefined;
  /** Called when it is saved or given up. */
  readonly onDone: () => void;
}

type Texts = Pick<CannedReply, 'title' | 'text'>;
/** Without an id, a new one. */
type Edited = Texts & { readonly id?: number; readonly base?: Texts };

/** Writes a canned reply. */
export function CannedForm({ reply, onDone }: CannedFormProps) {
  const t = useMessages(chatMessages);
  const errorText = useErrorText();
  const staff = useStaff();
  const { succeed } = useToasts();
  const [refusal, setRefusal] = useState<string>();
  /** What the form showed, or what a colleague has stored since. */
  const [base, setBase] = useState<Texts>({ title: reply?.title ?? '', text: reply?.text ?? '' });
  const form = useContractForm<Texts>('cannedReplyForm', base);
  const { errors } = form.formState;
  const save = useMutationOnce(
    `canned-reply:${reply?.id ?? 'new'}`,
    (values: Edited, options) => staff.chat.saveCannedReply(values, options),
    useShowCannedReplies(),
  );
  const submit = form.handleSubmit(async ({ title, text }) => {
    setRefusal(undefined);
    try {
      await save.mutateAsync({ title, text, ...(reply && { id: reply.id, base }) });
      succeed(t('“{0}” is saved', title));
      onDone();
    } catch (error) {
      if (isMallError(error, 'changedMeanwhile')) setBase({ ...base, ...storedTexts(error) });
      if (!form.showRefusal(error)) setRefusal(errorText(error));
    }
  });
  return (
    <Form onSubmit={(event) => void submit(event)}>
      {refusal && <Refusal>{refusal}</Refusal>}
      <Field
        label={t('Title')}
        hint={t('By what you find it after /.')}
        error={errors.title?.message}
      >
        <Input required autoComplete="off" {...form.register('title')} />
      </Field>
      <Field label={t('Text')} error={errors.text?.message}>
        <Textarea required rows={5} {...form.register('text')} />
      </Field>
      <Inline justify="end">
        <Button variant="quiet" onClick={onDone}>
          {t('Cancel')}
        </Button>
        <Button type="submit" loading={save.isPending}>
          {t('Save')}
        </Button>
      </Inline>
    </Form>
  );
}
