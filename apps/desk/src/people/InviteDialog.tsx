import { useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import type { NewInvitation, RoleName } from '@mall/sdk/staff';
import { Field, Input } from '@mall/ui';
import { EditDialog } from '../edit/EditDialog';
import { useEditForm } from '../edit/useEditForm';
import { peopleMessages } from '../messages/zh-TW/people';
import { useRoleText } from '../page/useRoleText';
import { useMutationOnce } from '../session/useMutationOnce';
import { useStaff } from '../staff/StaffContext';
import { useShowPeople } from './queries';
import { RoleChoice } from './RoleChoice';

export interface InviteDialogProps {
  readonly grantable: readonly RoleName[];
  readonly onClose: () => void;
}

/** Invites somebody by email, with the roles that they will have. */
export function InviteDialog({ grantable, onClose }: InviteDialogProps) {
  const t = useMessages(peopleMessages);
  const { nameOf } = useRoleText();
  const staff = useStaff();
  const { succeed } = useToasts();
  const invite = useMutationOnce(
    'invitation',
    (invitation: NewInvitation, options) => staff.people.invite(invitation, options),
    useShowPeople(),
  );
  const edit = useEditForm<NewInvitation>({
    schema: 'inviteForm',
    record: 'invitation',
    stored: { email: '', roles: [] },
    save: ({ values }) => invite.mutateAsync(values),
    onSaved({ values }) {
      succeed(t('The invitation to {0} is sent', values.email));
      onClose();
    },
  });
  const { form } = edit;
  const { errors, isSubmitted } = form.formState;

  return (
    <EditDialog
      edit={edit}
      fields={{
        email: { label: t('E-mail') },
        roles: { label: t('What they may do'), text: (roles) => roles.map(nameOf) },
      }}
      sheet
      title={t('Invite a colleague')}
      description={t('They get an e-mail with a link that is valid for three days.')}
      submit={t('Send the invitation')}
      onClose={onClose}
    >
      <Field label={t('E-mail')} error={errors.email?.message}>
        <Input required type="email" autoComplete="off" {...form.register('email')} />
      </Field>
      <RoleChoice
        grantable={grantable}
        value={form.watch('roles')}
        onChange={(roles) => form.setValue('roles', roles, { shouldValidate: isSubmitted })}
        error={errors.roles?.message}
      />
    </EditDialog>
  );
}
