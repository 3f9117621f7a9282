import { Form, Refusal } from '@mall/app/forms';
import { useDialogs, usePopup } from '@mall/app/overlays';
import { useErrorText, useMessages } from '@mall/app/messages';
import { fieldSentences } from '@mall/contract/messages/zh-TW';
import { useCoupons, useDeleteAccount, usePointExpiry, useProfile } from '@mall/hooks';
import { isMallError, type MemberProfile } from '@mall/sdk';
import { Alert, Button, color, Field, Heading, Link, PasswordInput, Stack, Text } from '@mall/ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { LoadedCard } from '../../components/members/LoadedCard';
import { MemberPage } from '../../components/members/MemberPage';
import { memberMessages } from '../../messages/zh-TW/members';
import { to } from '../../paths/paths';

/** `/member/delete`: explains the consequences, and deletes the account. */
export default function DeletePage() {
  const t = useMessages(memberMessages);
  return (
    <MemberPage title={t('Delete account')} lead={t('This cannot be undone.')}>
      <LoadedCard query={useProfile()} failed={t('Your profile could not be loaded')} height={311}>
        {(profile) => (
          <Stack gap={5}>
            <Losses />
            <Deletion profile={profile} />
          </Stack>
        )}
      </LoadedCard>
    </MemberPage>
  );
}

const Losing = styled.ul`
  margin: 0;
  padding-inline-start: 1.25em;
  list-style: disc;
  & > li::marker {
    color: ${color.danger};
  }
`;

function Losses() {
  const t = useMessages(memberMessages);
  const points = usePointExpiry().data?.points ?? 0;
  const coupons = useCoupons('usable').totalCount ?? 0;
  return (
    <Stack gap={2} as="section">
      <Heading level={2} size="lg">
        {t('What you will lose')}
      </Heading>
      <Losing>
        {points > 0 && (
          <li>{t('{0} points, which expire immediately', points.toLocaleString('en'))}</li>
        )}
        {coupons > 0 && <li>{t('{0} available coupons', coupons)}</li>}
        <li>{t('Your addresses, favourites, stock alerts and carts')}</li>
        <li>{t('Your posts, and the name on your comments')}</li>
      </Losing>
      <Text size="sm" tone="muted">
        {t('We keep orders and invoices for five years, as required by law.')}
      </Text>
      <Text size="sm" tone="muted">
        {t('You cannot delete your account while an order is in progress.')}
      </Text>
    </Stack>
  );
}

function Deletion({ profile }: { readonly profile: MemberProfile }) {
  const t = useMessages(memberMessages);
  const say = useMessages(fieldSentences);
  const errorText = useErrorText();
  const { succeed } = usePopup();
  const { askQuestion } = useDialogs();
  const { mutateAsync: deleteAccount, isPending } = useDeleteAccount();
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [refusal, setRefusal] = useState<unknown>();
  const field = useRef<HTMLInputElement>(null);
  const { has_password } = profile;

  function complain(text: string): void {
    setWrong(text);
    field.current?.focus();
  }
  async function ask(): Promise<void> {
    setRefusal(undefined);
    if (has_password && password === '') return complain(say('Please enter your password'));
    const isSure = await askQuestion({
      tone: 'danger',
      title: t('Delete your account?'),
      text: t('This cannot be undone.'),
      question: t('Type “{0}” to confirm', t('delete my account')),
      allowed: [t('delete my account')],
      confirm: t('Delete permanently'),
      cancel: t('Keep my account'),
    });
    if (isSure) await destroy();
  }
  async function destroy(): Promise<void> {
    try {
      await deleteAccount(has_password ? password : undefined);
      succeed(t('Your account has been deleted'));
    } catch (error) {
      if (isMallError(error, 'passwordWrong')) complain(errorText(error));
      else setRefusal(error);
    }
  }

  return (
    <Form
      aria-label={t('Delete account')}
      onSubmit={(event) => {
        event.preventDefault();
        void ask();
      }}
    >
      {refusal !== undefined && (
        <Refusal
          action={
            isMallError(refusal, 'accountHasOpenOrders') && (
              <Link href={to.orders()}>{t('My orders')}</Link>
            )
          }
        >
          {errorText(refusal)}
        </Refusal>
      )}
      {has_password ? (
        <Field label={t('Your password')} error={wrong}>
          <PasswordInput
            ref={field}
            required
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => {
              setPassword(target.value);
              setWrong(undefined);
            }}
          />
        </Field>
      ) : (
        <Alert tone="info">
          {t(
            'You sign in with another service. If that was more than ten minutes ago, sign in again first.',
          )}
        </Alert>
      )}
      <Button type="submit" variant="danger" loading={isPending}>
        {t('Delete my account…')}
      </Button>
    </Form>
  );
}
