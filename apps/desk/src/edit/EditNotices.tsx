import { Refusal } from '@mall/app/forms';
import { useMessages } from '@mall/app/messages';
import { Alert, Button, Stack, Text } from '@mall/ui';
import { Diff } from '@mall/ui/desk';
import type { FieldValues } from 'react-hook-form';
import { editMessages } from '../messages/zh-TW/edit';
import type { EditFields } from './EditField';
import type { EditConflict, EditFormState } from './useEditForm';

export interface EditNoticesProps<Values extends FieldValues> {
  readonly edit: EditFormState<Values>;
  readonly fields: EditFields<Values>;
}

/** What a colleague has to know about a form: its draft is back, it was refused, somebody else changed a field. */
export function EditNotices<Values extends FieldValues>({
  edit,
  fields,
}: EditNoticesProps<Values>) {
  const t = useMessages(editMessages);
  const { isRestored, refusal, conflicts, takeTheirs, form, discard } = edit;
  const values = form.getValues();
  const textOf = (field: EditConflict<Values>['field'], value: Values[typeof field]) =>
    fields[field].text ? fields[field].text(value) : value;
  if (!isRestored && !refusal && conflicts.length === 0) return null;
  return (
    <Stack gap={3}>
      {isRestored && (
        <Alert
          tone="info"
          action={
            <Button size="sm" variant="quiet" onClick={discard}>
              {t('Discard')}
            </Button>
          }
        >
          {t('What you had not saved is here again.')}
        </Alert>
      )}
      {refusal && <Refusal>{refusal}</Refusal>}
      {conflicts.map((conflict) => {
        const { field, theirs } = conflict;
        const { label } = fields[field];
        return (
          <Alert
            key={field}
            tone="warning"
            title={t('A colleague changed “{0}” meanwhile', label)}
            action={
              <Button size="sm" variant="secondary" onClick={() => takeTheirs(conflict)}>
                {t('Use theirs')}
              </Button>
            }
          >
            <Diff
              changes={[
                {
                  key: field,
                  label,
                  before: textOf(field, theirs),
                  after: textOf(field, values[field]),
                },
              ]}
            />
            <Text size="sm">{t('Save again to use yours.')}</Text>
          </Alert>
        );
      })}
    </Stack>
  );
}
