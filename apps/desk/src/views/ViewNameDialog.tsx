import { useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import { staffFailureOf, type SavedView, type SavedViewPage } from '@mall/sdk/staff';
import { Alert, Field, Input } from '@mall/ui';
import { useState } from 'react';
import { EditDialog } from '../edit/EditDialog';
import { useEditForm } from '../edit/useEditForm';
import { viewMessages } from '../messages/zh-TW/views';
import { useDeskMutation } from '../session/useDeskMutation';
import { useStaff } from '../staff/StaffContext';
import { useShowViews } from './queries';

export interface ViewNameDialogProps {
  readonly page: SavedViewPage;
  /** The filter to save. */
  readonly query: string;
  /** The saved filter to rename; left out: a new one. */
  readonly view?: SavedView | undefined;
  readonly onClose: () => void;
  /** Called with the id of the saved filter. */
  readonly onSaved?: ((id: number) => void) | undefined;
}

/** Saves a filter under a name, or gives it another one. It asks before it replaces one of the same name. */
export function ViewNameDialog({ page, query, view, onClose, onSaved }: ViewNameDialogProps) {
  const t = useMessages(viewMessages);
  const staff = useStaff();
  const { succeed } = useToasts();
  const show = useShowViews(page);
  /** The name that another saved filter has. */
  const [taken, setTaken] = useState<string>();
  const save = useDeskMutation(
    (name: string) =>
      staff.views.save({
        ...(view && { id: view.id }),
        page,
        name,
        query,
        replace: name === taken,
      }),
    ({ list }) => show(list),
  );
  const edit = useEditForm({
    schema: 'viewForm',
    record: `view:${view?.id ?? page}`,
    stored: { name: view?.name ?? '' },
    save: ({ values }) => save.mutateAsync(values.name),
    showRefusal(error) {
      const isTaken = staffFailureOf(error) === 'viewNameTaken';
      if (isTaken) setTaken(form.getValues('name'));
      return isTaken;
    },
    onSaved({ values }, { id }) {
      succeed(t('“{0}” is saved', values.name));
      onSaved?.(id);
      onClose();
    },
  });
  const { form } = edit;
  const isTaken = taken !== undefined && form.watch('name') === taken;
  return (
    <EditDialog
      edit={edit}
      fields={{ name: { label: t('Name') } }}
      size="sm"
      title={view ? t('Rename “{0}”', view.name) : t('Save this filter')}
      description={view ? undefined : t('Only you see it, as a tab above the list.')}
      submit={isTaken ? t('Replace “{0}”', taken) : t('Save')}
      onClose={onClose}
    >
      <Field label={t('Name')} error={form.formState.errors.name?.message}>
        <Input required autoComplete="off" {...form.register('name')} />
      </Field>
      {isTaken && <Alert tone="warning">{t('You have “{0}” already. Replace it?', taken)}</Alert>}
    </EditDialog>
  );
}
