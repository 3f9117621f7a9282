import { useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import type { Person, RoleName } from '@mall/sdk/staff';
import { useState } from 'react';
import { EditDialog } from '../edit/EditDialog';
import { useEditForm } from '../edit/useEditForm';
import { peopleMessages } from '../messages/zh-TW/people';
import { useRoleText } from '../page/useRoleText';
import { useDeskMutation } from '../session/useDeskMutation';
import { useStaff } from '../staff/StaffContext';
import { useShowPeople } from './queries';
import { RoleChoice } from './RoleChoice';

export interface RolesDialogProps {
  readonly person: Person;
  readonly grantable: readonly RoleName[];
  readonly onClose: () => void;
}

/** Changes the roles of a colleague. */
export function RolesDialog({ person, grantable, onClose }: RolesDialogProps) {
  const t = useMessages(peopleMessages);
  const { nameOf } = useRoleText();
  const staff = useStaff();
  const { succeed } = useToasts();
  // What a colleague changes while the dialog is open is neither shown nor taken back.
  const [stored] = useState(() => ({ roles: [...person.roles] }));
  const change = useDeskMutation(
    (roles: readonly RoleName[]) =>
      staff.people.changeRoles(person.id, roles, { base: stored.roles }),
    useShowPeople(),
  );
  const edit = useEditForm<{ roles: RoleName[] }>({
    schema: 'rolesForm',
    record: `roles:${person.id}`,
    stored,
    save: ({ values }) => change.mutateAsync(values.roles),
    onSaved() {
      succeed(t('The roles of {0} are saved', person.name));
      onClose();
    },
  });
  const { form } = edit;

  return (
    <EditDialog
      edit={edit}
      fields={{
        roles: { label: t('What they may do'), text: (roles) => roles.map(nameOf) },
      }}
      sheet
      title={t('The roles of {0}', person.name)}
      description={t('Their open sessions end, so that the new roles apply at once.')}
      submit={t('Save the roles')}
      onClose={onClose}
    >
      <RoleChoice
        grantable={grantable}
        value={form.watch('roles')}
        onChange={(roles) =>
          form.setValue('roles', roles, { shouldValidate: form.formState.isSubmitted })
        }
        error={form.formState.errors.roles?.message}
      />
    </EditDialog>
  );
}
