import { useMessages } from '@mall/app/messages';
import { QueryFailure } from '@mall/app/queries';
import { Spinner } from '@mall/ui';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router-dom';
import { signInMessages } from '../messages/zh-TW/signIn';
import { EntryCard } from '../page/EntryCard';
import { sessionQuery } from '../session/queries';
import { signInPath } from '../session/signInPath';
import { useStaff } from '../staff/StaffContext';
import { DeskShell } from './DeskShell';

/** Shows the screens to who has signed in; everybody else signs in first and comes back. */
export function DeskRoute() {
  const t = useMessages(signInMessages);
  const { pathname, search } = useLocation();
  const query = useQuery(sessionQuery(useStaff()));
  const session = query.data;
  if (session === undefined) {
    return (
      <EntryCard
        title={query.isError ? t('The desk could not be reached') : t('Sign in to the desk')}
      >
        {query.isError ? (
          <QueryFailure query={query} titleAs="p" title={t('The desk could not be reached')} />
        ) : (
          <Spinner />
        )}
      </EntryCard>
    );
  }
  if (session?.state !== 'open' && session?.state !== 'locked') {
    return <Navigate replace to={signInPath(pathname + search)} />;
  }
  return <DeskShell key={session.colleague.id} session={session} />;
}
