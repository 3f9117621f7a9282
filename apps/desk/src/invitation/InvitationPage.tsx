import { useMessages } from '@mall/app/messages';
import { QueryFailure } from '@mall/app/queries';
import { isMallError } from '@mall/sdk';
import { staffFailureOf } from '@mall/sdk/staff';
import { Button, Skeleton } from '@mall/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { invitationMessages } from '../messages/zh-TW/invitation';
import { EntryCard } from '../page/EntryCard';
import { signInPath } from '../session/signInPath';
import { useStaff } from '../staff/StaffContext';
import { JoinForm } from './JoinForm';

/** A truncated link has no valid token. */
const isGone = (error: unknown): boolean =>
  staffFailureOf(error) === 'invitationGone' || isMallError(error, 'invalidFields');

/** `/desk/invitation#token`: what an invitation offers, and how to accept it. */
export default function InvitationPage() {
  const t = useMessages(invitationMessages);
  const staff = useStaff();
  // After the `#`, so that no server logs it.
  const token = useLocation().hash.slice(1);
  const offer = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => staff.people.invitation(token),
    staleTime: Infinity,
    gcTime: 0,
  });

  if (offer.data) return <JoinForm token={token} offer={offer.data} />;
  if (isGone(offer.error)) {
    return (
      <EntryCard
        title={t('This invitation can no longer be used')}
        text={t(
          'It is valid for three days and works once. Please ask the colleague who invited you for another one.',
        )}
      >
        <Button asChild variant="secondary" fullWidth>
          <Link to={signInPath()}>{t('To the sign-in')}</Link>
        </Button>
      </EntryCard>
    );
  }
  return (
    <EntryCard title={t('Invitation')}>
      {offer.isError ? (
        <QueryFailure query={offer} titleAs="p" title={t('The invitation could not be read')} />
      ) : (
        <div aria-busy>
          <Skeleton shape="box" height={320} />
        </div>
      )}
    </EntryCard>
  );
}
