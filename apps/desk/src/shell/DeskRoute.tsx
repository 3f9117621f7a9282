import { useErrorText, useMessages } from '@mall/app/messages';
import { ErrorState, Spinner } from '@mall/ui';
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
  const errorText = useErrorText();
  const { data: session, isError, error, isFetching, refetch } = useQuery(sessionQuery(useStaff()));
  if (session === undefined) {
    return (
      <EntryCard title={isError ? t('The desk could not be reached') : t('Sign in to the desk')}>
        {isError ? (
          <ErrorState
            titleAs="p"
            title={t('The desk could not be reached')}
            text={errorText(error)}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
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
