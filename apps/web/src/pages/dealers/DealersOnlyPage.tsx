import { useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import { useConfigs, useLogout, useSession } from '@mall/hooks';
import { Button, Container, EmptyState, Inline, Link, Text } from '@mall/ui';
import { Link as RouteLink, useLocation, useNavigate } from 'react-router-dom';
import { dealersOnlyMessages } from '../../messages/zh-TW/dealersOnly';
import { to } from '../../paths/paths';
import { PageTitle } from '../../navigation/PageTitle';
import { DealersGate } from './DealersGate';

/** Shown to other members at a dealer's URL: an explanation, and links (spec §6). */
export default function DealersOnlyPage() {
  const t = useMessages(dealersOnlyMessages);
  const profile = useSession()?.profile;
  const email = useConfigs().data?.common.email;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { fail } = useToasts();
  const { mutateAsync: signOut, isPending } = useLogout();

  async function changeAccount(): Promise<void> {
    try {
      await signOut();
      void navigate(to.login(pathname), { replace: true });
    } catch (error) {
      fail(error);
    }
  }

  return (
    <Container width="reading">
      <PageTitle>{t('For dealers only')}</PageTitle>
      <EmptyState
        titleAs="h1"
        picture={<DealersGate />}
        title={`403 · ${t('For dealers only')}`}
        text={t(
          'You are signed in as {0}, which is not a dealer’s account.',
          profile?.email || profile?.name || '',
        )}
        action={
          <Inline gap={3} justify="center">
            <Button asChild>
              <RouteLink to={to.member.overview()}>{t('Back to the member centre')}</RouteLink>
            </Button>
            <Button variant="secondary" loading={isPending} onClick={() => void changeAccount()}>
              {t('Sign in with another account')}
            </Button>
          </Inline>
        }
      />
      {email && (
        <Text tone="muted" size="sm" style={{ textAlign: 'center' }}>
          {t('Would you like to become a dealer? Write to us:')}{' '}
          <Link href={`mailto:${email}`}>{email}</Link>
        </Text>
      )}
    </Container>
  );
}
