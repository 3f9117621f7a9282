import { Form, Refusal } from '@mall/app/forms';
import { useErrorText, useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import { staffFailureOf, type SavedView, type SavedViewPage } from '@mall/sdk/staff';
import { Alert, Button, Dialog, Field, Inline, Input } from '@mall/ui';
import { useRef, useState } from 'react';
import { useContractForm } from '../forms/useContractForm';
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
  const errorText = useErrorText();
  const staff = useStaff();
  const { succeed } = useToasts();
  const show = useShowViews(page);
  const fields = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<string>();
  /** The name that another saved filter has. */
  const [taken, setTaken] = useState<string>();
  const form = useContractForm<Pick<SavedView, 'name'>>('viewForm', { name: view?.name ?? '' });
  const isTaken = taken !== undefined && form.watch('name') === taken;
  const save = useDeskMutation(
    (name: string) =>
      staff.views.save({ ...(view && { id: view.id }), page, name, query, replace: isTaken }),
    ({ list }) => show(list),
  );
  const submit = form.handleSubmit(async ({ name }) => {
    setRefusal(undefined);
    try {
      const { id } = await save.mutateAsync(name);
      succeed(t('“{0}” is saved', name));
      onSaved?.(id);
      onClose();
    } catch (error) {
      if (staffFailureOf(error) === 'viewNameTaken') setTaken(name);
      else if (!form.showRefusal(error)) setRefusal(errorText(error));
    }
  });
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={view ? t('Rename “{0}”', view.name) : t('Save this filter')}
      description={view ? undefined : t('Only you see it, as a tab above the list.')}
      initialFocus={fields}
    >
      <Form ref={fields} onSubmit={(event) => void submit(event)}>
        {refusal && <Refusal>{refusal}</Refusal>}
        <Field label={t('Name')} error={form.formState.errors.name?.message}>
          <Input required autoComplete="off" {...form.register('name')} />
        </Field>
        {isTaken && <Alert tone="warning">{t('You have “{0}” already. Replace it?', taken)}</Alert>}
        <Inline justify="end">
          <Button variant="quiet" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {isTaken ? t('Replace “{0}”', taken) : t('Save')}
          </Button>
        </Inline>
      </Form>
    </Dialog>
  );
}
