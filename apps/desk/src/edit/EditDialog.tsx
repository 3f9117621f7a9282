import { Form } from '@mall/app/forms';
import { useMessages } from '@mall/app/messages';
import { Button, Dialog, type DialogProps } from '@mall/ui';
import { useId, useRef, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { editMessages } from '../messages/zh-TW/edit';
import { EditNotices, type EditNoticesProps } from './EditNotices';

export interface EditDialogProps<Values extends FieldValues>
  extends EditNoticesProps<Values>, Pick<DialogProps, 'title' | 'description' | 'size' | 'sheet'> {
  /** The button that saves; undefined while there is nothing to save. */
  readonly submit: string | undefined;
  /** Whether it cannot be saved as it is. @default false */
  readonly isDisabled?: boolean | undefined;
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/**
 * A form in a dialog. It asks before it is closed with something typed: by Escape, Back, or its buttons.
 *
 * @example
 * <EditDialog edit={edit} fields={{ name: { label: t('Name') } }} title={t('Rename')} submit={t('Save')} onClose={onClose}>
 *   <Field label={t('Name')}><Input {...edit.form.register('name')} /></Field>
 * </EditDialog>
 */
export function EditDialog<Values extends FieldValues>({
  edit,
  fields,
  submit,
  isDisabled = false,
  onClose,
  children,
  ...dialog
}: EditDialogProps<Values>) {
  const t = useMessages(editMessages);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const close = () =>
    void edit.mayClose().then((mayClose) => {
      if (mayClose) onClose();
    });
  return (
    <Dialog
      open
      onOpenChange={close}
      initialFocus={form}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {t('Close')}
          </Button>
          {submit !== undefined && (
            <Button type="submit" form={id} disabled={isDisabled} loading={edit.isSaving}>
              {submit}
            </Button>
          )}
        </>
      }
      {...dialog}
    >
      <Form
        id={id}
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          edit.submit();
        }}
      >
        <EditNotices edit={edit} fields={fields} />
        {children}
      </Form>
    </Dialog>
  );
}
