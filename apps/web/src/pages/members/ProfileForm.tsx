import { Form, Refusal, storedTexts } from '@mall/app/forms';
import { useErrorText, useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import { useSaveProfile } from '@mall/hooks';
import { isMallError, type ExtraColumn, type MemberProfile } from '@mall/sdk';
import { Alert, Button, Field, Input } from '@mall/ui';
import { useRef, useState } from 'react';
import { fieldSentences } from '@mall/contract/messages/zh-TW';
import { useWatch } from 'react-hook-form';
import { MobileField } from '../../forms/MobileField';
import { useContractForm } from '../../forms/useContractForm';
import { memberMessages } from '../../messages/zh-TW/members';
import { ExtraField } from './ExtraField';
import { OwnerCheck } from './OwnerCheck';

interface ProfileFields {
  name: string;
  phone: string;
  email: string;
  extra: Record<string, string>;
}

export interface ProfileFormProps {
  readonly profile: MemberProfile;
  readonly columns: readonly ExtraColumn[];
}

const fieldsOf = (
  { name, phone, email, extra }: MemberProfile,
  columns: readonly ExtraColumn[],
): ProfileFields => ({
  name,
  phone,
  email,
  extra: Object.fromEntries(columns.map(({ key }) => [key, extra[key] ?? ''])),
});

/** Returns a base with the texts that another device has stored, by their path: `extra.diet`. */
const rebased = (base: ProfileFields, stored: Readonly<Record<string, string>>): ProfileFields => ({
  name: stored['name'] ?? base.name,
  phone: stored['phone'] ?? base.phone,
  email: stored['email'] ?? base.email,
  extra: Object.fromEntries(
    Object.entries(base.extra).map(([key, answer]) => [key, stored[`extra.${key}`] ?? answer]),
  ),
});

/**
 * Name, phone, email and the shop's extra fields. A changed email address is used for sign-in after its link was
 * opened.
 */
export function ProfileForm({ profile, columns }: ProfileFormProps) {
  const t = useMessages(memberMessages);
  const errorText = useErrorText();
  const { succeed } = useToasts();
  const { mutateAsync: store, isPending } = useSaveProfile();
  const [mailed, setMailed] = useState<Pick<MemberProfile, 'email' | 'account'>>();
  const [refusal, setRefusal] = useState<string>();
  const say = useMessages(fieldSentences);
  const [password, setPassword] = useState('');
  const [wrongPassword, setWrongPassword] = useState<string>();
  const passwordInput = useRef<HTMLInputElement>(null);
  /** What the form showed, or what another device has stored since. */
  const [base, setBase] = useState(() => fieldsOf(profile, columns));
  const form = useContractForm<ProfileFields>('profileForm', base);
  const { errors } = form.formState;
  const typed = useWatch({ control: form.control, name: 'email' });
  const isMoving = typed.trim().toLowerCase() !== profile.email.toLowerCase();

  function refusePassword(text: string): void {
    setWrongPassword(text);
    passwordInput.current?.focus();
  }

  /** Shows errors of extra fields beside them; only the server knows which are required. */
  function showExtra(error: unknown): boolean {
    if (!isMallError(error)) return false;
    const wrong = columns.flatMap(({ key }) => {
      const found = error.fields.find(({ field }) => field === `extra.${key}`);
      return found ? [{ key, message: found.msg }] : [];
    });
    wrong.forEach(({ key, message }, at) =>
      form.setError(`extra.${key}`, { type: 'server', message }, { shouldFocus: at === 0 }),
    );
    return wrong.length > 0;
  }

  const send = form.handleSubmit(async (values) => {
    setRefusal(undefined);
    setMailed(undefined);
    const needsPassword = isMoving && profile.has_password;
    if (needsPassword && password === '') return refusePassword(say('Please enter your password'));
    try {
      const saved = await store({ ...values, base, ...(needsPassword && { password }) });
      setPassword('');
      const shown = fieldsOf(saved, columns);
      setBase(shown);
      form.reset(shown);
      const isNew = saved.email.toLowerCase() !== profile.email.toLowerCase();
      if (isNew && saved.email !== saved.account) setMailed(saved);
      succeed(t('Saved'));
    } catch (error) {
      if (isMallError(error, 'passwordWrong')) return refusePassword(errorText(error));
      if (isMallError(error, 'changedMeanwhile')) setBase(rebased(base, storedTexts(error)));
      const isPlaced = form.showRefusal(error);
      if (!showExtra(error) && !isPlaced) setRefusal(errorText(error));
    }
  });

  return (
    <Form aria-label={t('Profile')} onSubmit={(event) => void send(event)}>
      {refusal && <Refusal>{refusal}</Refusal>}
      {mailed && (
        <Alert tone="success">
          {t(
            'We sent a link to {0}. Open it to sign in with this address. Until then, keep using {1}.',
            mailed.email,
            mailed.account,
          )}
        </Alert>
      )}
      <Field required label={t('Name')} error={errors.name?.message}>
        <Input autoComplete="name" {...form.register('name')} />
      </Field>
      <MobileField field={form.register('phone')} error={errors.phone?.message} />
      <Field
        required
        label={t('Email')}
        hint={t('We send emails here. To sign in with a new address, open the link we send to it.')}
        error={errors.email?.message}
      >
        <Input type="email" autoComplete="email" {...form.register('email')} />
      </Field>
      {isMoving && (
        <OwnerCheck
          ref={passwordInput}
          hasPassword={profile.has_password}
          value={password}
          error={wrongPassword}
          onChange={(next) => {
            setPassword(next);
            setWrongPassword(undefined);
          }}
        />
      )}
      {columns.map((column) => (
        <ExtraField
          key={column.key}
          column={column}
          field={form.register(`extra.${column.key}`)}
          error={errors.extra?.[column.key]?.message}
        />
      ))}
      <Button type="submit" size="lg" loading={isPending}>
        {t('Save')}
      </Button>
    </Form>
  );
}
