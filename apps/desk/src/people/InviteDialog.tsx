import { Form, Refusal } from '@mall/app/forms';
import { useErrorText, useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import type { NewInvitation, RoleName } from '@mall/sdk/staff';
import { Button, Dialog, Field, Input } from '@mall/ui';
import { useId, useRef, useState } from 'react';
import { useContractForm } from '../forms/useContractForm';
import { peopleMessages } from '../messages/zh-TW/people';
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
  const errorText = useErrorText();
  const staff = useStaff();
  const { succeed } = useToasts();
  const id = useId();
  const sheet = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const form = useContractForm<NewInvitation>('inviteForm', { email: '', roles: [] });
  const { errors } = form.formState;
  const roles = form.watch('roles');
  const invite = useMutationOnce(
    'invitation',
    (invitation: NewInvitation, options) => staff.people.invite(invitation, options),
    useShowPeople(),
  );

  const send = form.handleSubmit(async (invitation) => {
    setRefusal(undefined);
    try {
      await invite.mutateAsync(invitation);
      succeed(t('The invitation to {0} is sent', invitation.email));
      onClose();
    } catch (error) {
      if (!form.showRefusal(error)) setRefusal(errorText(error));
    }
  });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      sheet
      title={t('Invite a colleague')}
      description={t('They get an e-mail with a link that is valid for three days.')}
      initialFocus={sheet}
      footer={
        <Button type="submit" form={id} loading={invite.isPending}>
          {t('Send the invitation')}
        </Button>
      }
    >
      <Form id={id} ref={sheet} onSubmit={(event) => void send(event)}>
        {refusal && <Refusal>{refusal}</Refusal>}
        <Field label={t('E-mail')} error={errors.email?.message}>
          <Input required type="email" autoComplete="off" {...form.register('email')} />
        </Field>
        <RoleChoice
          grantable={grantable}
          value={roles}
          onChange={(next) =>
            form.setValue('roles', next, { shouldValidate: form.formState.isSubmitted })
          }
          error={errors.roles?.message}
        />
      </Form>
    </Dialog>
  );
}
