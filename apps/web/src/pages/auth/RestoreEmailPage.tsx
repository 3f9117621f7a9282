import { useErrorText, useMessages } from '@mall/app/messages';
import { useMall, useRestoreEmail, useSession } from '@mall/hooks';
import { Alert, Button } from '@mall/ui';
import { MailCheck, ShieldCheck } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { authMessages } from '../../messages/zh-TW/auth';
import { to } from '../../paths/paths';
import { AuthCard } from './AuthCard';

/** `/email/restore?t=…`: reverts a changed email address, by a button, and offers to set a new password. */
export default function RestoreEmailPage() {
  const t = useMessages(authMessages);
  const errorText = useErrorText();
  const [search] = useSearchParams();
  const { session: store } = useMall();
  const session = useSession();
  const { mutateAsync: restore, data: resetToken, error, isPending } = useRestoreEmail();

  async function press(): Promise<void> {
    try {
      await restore(search.get('t') ?? '');
    } catch {
      return; // The page shows `error`.
    }
    // The server has ended every session of the member, which may include this device's.
    if (session) store.end('logout');
  }

  if (resetToken !== undefined) {
    return (
      <AuthCard
        icon={<ShieldCheck />}
        title={t('Your address is restored')}
        text={t('The old password no longer works, because the one who made the change knew it.')}
      >
        <Button asChild size="lg" fullWidth>
          <Link to={to.resetPassword(resetToken)}>{t('Set a new password')}</Link>
        </Button>
      </AuthCard>
    );
  }
  return (
    <AuthCard
      icon={<MailCheck />}
      title={t(error ? 'The address was not restored' : 'Restore your address')}
      text={t(
        'Press the button if the change was not yours. The address is restored, every device is signed out, and you set a new password.',
      )}
    >
      {error && <Alert tone="danger">{errorText(error)}</Alert>}
      <Button size="lg" fullWidth loading={isPending} onClick={() => void press()}>
        {t('Restore this address')}
      </Button>
      <Button asChild variant="quiet" fullWidth>
        <Link to={to.login()}>{t('Back to sign in')}</Link>
      </Button>
    </AuthCard>
  );
}
