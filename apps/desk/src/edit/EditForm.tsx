import { Form } from '@mall/app/forms';
import { SaveBar } from '@mall/ui/desk';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { EditNotices, type EditNoticesProps } from './EditNotices';

export interface EditFormProps<Values extends FieldValues> extends EditNoticesProps<Values> {
  /** The fields. */
  readonly children: ReactNode;
}

/**
 * A form that is a page: its fields, and the bar that saves or discards what was edited.
 *
 * @example
 * <EditForm edit={edit} fields={{ service_hours: { label: t('Hours as members read them') } }}>
 *   <Field label={t('Hours as members read them')}><Input {...edit.form.register('service_hours')} /></Field>
 * </EditForm>
 */
export function EditForm<Values extends FieldValues>({
  edit,
  fields,
  children,
}: EditFormProps<Values>) {
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        edit.submit();
      }}
    >
      {children}
      <EditNotices edit={edit} fields={fields} />
      <SaveBar dirty={edit.isDirty} saving={edit.isSaving} onDiscard={edit.discard} />
    </Form>
  );
}
