import { Form } from '@mall/app/forms';
import { useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import type { CannedReply } from '@mall/sdk/staff';
import { Button, Field, Inline, Input, Textarea } from '@mall/ui';
import { useQueryClient } from '@tanstack/react-query';
import { EditNotices } from '../edit/EditNotices';
import { useEditForm } from '../edit/useEditForm';
import { chatMessages } from '../messages/zh-TW/chat';
import { useMutationOnce } from '../session/useMutationOnce';
import { useStaff } from '../staff/StaffContext';
import { cannedRepliesQuery, useShowCannedReplies } from './queries';

export interface CannedFormProps {
  /** The reply to change; left out: a new one. */
  readonly reply?: CannedReply | undefined;
  /** Called when it is saved or given up. */
  readonly onDone: () => void;
}

type Texts = Pick<CannedReply, 'title' | 'text'>;
/** Without an id, a new one. */
type Edited = Texts & { readonly id?: number; readonly base?: Partial<Texts> };

const textsOf = ({ title, text }: Texts): Texts => ({ title, text });

/** Writes a canned reply. */
export function CannedForm({ reply, onDone }: CannedFormProps) {
  const t = useMessages(chatMessages);
  const staff = useStaff();
  const client = useQueryClient();
  const { succeed } = useToasts();
  const save = useMutationOnce(
    `canned-reply:${reply?.id ?? 'new'}`,
    (values: Edited, options) => staff.chat.saveCannedReply(values, options),
    useShowCannedReplies(),
  );
  const stored = reply ? textsOf(reply) : { title: '', text: '' };
  const edit = useEditForm<Texts>({
    schema: 'cannedReplyForm',
    record: `canned-reply:${reply?.id ?? 'new'}`,
    stored,
    save: ({ values, base }) =>
      // A field that nobody touched is sent with itself as its base, so that a colleague's change of it stays.
      save.mutateAsync({ ...values, ...(reply && { id: reply.id, base: { ...stored, ...base } }) }),
    async readStored() {
      const replies = await client.fetchQuery({ ...cannedRepliesQuery(staff), staleTime: 0 });
      return textsOf(replies.find(({ id }) => id === reply?.id) ?? stored);
    },
    onSaved({ values }) {
      succeed(t('“{0}” is saved', values.title));
      onDone();
    },
  });
  const { register, formState } = edit.form;
  const cancel = () =>
    void edit.mayClose().then((mayClose) => {
      if (mayClose) onDone();
    });
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        edit.submit();
      }}
    >
      <EditNotices
        edit={edit}
        fields={{ title: { label: t('Title') }, text: { label: t('Text') } }}
      />
      <Field
        label={t('Title')}
        hint={t('By what you find it after /.')}
        error={formState.errors.title?.message}
      >
        <Input required autoComplete="off" {...register('title')} />
      </Field>
      <Field label={t('Text')} error={formState.errors.text?.message}>
        <Textarea required rows={5} {...register('text')} />
      </Field>
      <Inline justify="end">
        <Button variant="quiet" onClick={cancel}>
          {t('Cancel')}
        </Button>
        <Button type="submit" loading={edit.isSaving}>
          {t('Save')}
        </Button>
      </Inline>
    </Form>
  );
}
