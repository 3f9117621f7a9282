import { Form, Refusal } from '@mall/app/forms';
import { useErrorText, useMessages } from '@mall/app/messages';
import type { InvitationOffer } from '@mall/sdk/staff';
import { Button, DescriptionList, Field, Input, PasswordInput } from '@mall/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useContractForm } from '../forms/useContractForm';
import { invitationMessages } from '../messages/zh-TW/invitation';
import { EntryCard } from '../page/EntryCard';
import { RoleTags } from '../page/RoleTags';
import { applySession } from '../session/queries';
import { signInPath } from '../session/signInPath';
import { signInWithProof } from '../sign-in/signInWithProof';
import { useStaff } from '../staff/StaffContext';

interface Values {
  name: string;
  password: string;
}

export interface JoinFormProps {
  readonly token: string;
  readonly offer: InvitationOffer;
}

/** Accepts an invitation, and signs in with the password; the second factor follows. */
export function JoinForm({ token, offer }: JoinFormProps) {
  const t = useMessages(invitationMessages);
  const errorText = useErrorText();
  const staff = useStaff();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<string>();
  const { email, roles, invited_by, is_member } = offer;
  const form = useContractForm<Values>(is_member ? 'joinForm' : 'newcomerForm', {
    name: '',
    password: '',
  });
  const { errors } = form.formState;
  const join = useMutation({
    async mutationFn({ name, password }: Values) {
      await staff.people.accept({ token, name, password });
      // If this fails, the sign-in asks for the password.
      return signInWithProof(staff, { account: email, password }).catch(() => null);
    },
    gcTime: 0,
  });

  const send = form.handleSubmit(async (values) => {
    setRefusal(undefined);
    try {
      const session = await join.mutateAsync(values);
      if (session) applySession(client, session);
      void navigate(signInPath(), { replace: true });
    } catch (error) {
      if (!form.showRefusal(error)) setRefusal(errorText(error));
    }
  });

  return (
    <EntryCard
      title={t('Join the staff')}
      text={
        invited_by
          ? t('{0} invites you to the desk of the shop.', invited_by)
          : t('You become the first owner of this shop.')
      }
    >
      <DescriptionList
        items={[
          { term: t('Your account'), details: email },
          { term: t('Your roles'), details: <RoleTags roles={roles} /> },
        ]}
      />
      <Form onSubmit={(event) => void send(event)}>
        {refusal && <Refusal>{refusal}</Refusal>}
        {/* Password managers store the password under this name. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <Field label={t('The name that colleagues see')} error={errors.name?.message}>
          <Input required autoComplete="name" {...form.register('name')} />
        </Field>
        {is_member ? (
          <Field
            label={t('Your password of the shop')}
            hint={t('This address has an account of the shop already: enter its password.')}
            error={errors.password?.message}
          >
            <PasswordInput
              required
              autoComplete="current-password"
              {...form.register('password')}
            />
          </Field>
        ) : (
          <Field
            label={t('Choose a password')}
            hint={t(
              'At least 8 characters; several words or letters with digits are hard to guess.',
            )}
            error={errors.password?.message}
          >
            <PasswordInput required autoComplete="new-password" {...form.register('password')} />
          </Field>
        )}
        <Button type="submit" size="lg" fullWidth loading={join.isPending}>
          {t('Join')}
        </Button>
      </Form>
    </EntryCard>
  );
}
