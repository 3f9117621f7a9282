import { useMessages } from '@mall/app/messages';
import { QueryFailure } from '@mall/app/queries';
import type { AddedFactor } from '@mall/sdk/staff';
import { Spinner } from '@mall/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { signInMessages } from '../messages/zh-TW/signIn';
import { EntryCard } from '../page/EntryCard';
import { applySession, sessionQuery } from '../session/queries';
import { backFrom } from '../session/signInPath';
import { useStaff } from '../staff/StaffContext';
import { EnrolStep } from './EnrolStep';
import { PasswordStep } from './PasswordStep';
import { RecoveryCodesStep } from './RecoveryCodesStep';
import { VerifyStep } from './VerifyStep';

/** `/desk/sign-in`: password, second factor, and back to the address that asked for it. */
export default function SignInPage() {
  const t = useMessages(signInMessages);
  const [search] = useSearchParams();
  const client = useQueryClient();
  const query = useQuery(sessionQuery(useStaff()));
  const session = query.data;
  /** The codes are shown once: the session is open already, but the desk only afterwards. */
  const [added, setAdded] = useState<AddedFactor>();

  if (added) {
    return (
      <RecoveryCodesStep
        codes={added.recovery_codes}
        onSaved={() => {
          applySession(client, added.session);
          setAdded(undefined);
        }}
      />
    );
  }
  if (session === undefined) {
    return (
      <EntryCard title={t('Sign in to the desk')}>
        {query.isError ? (
          <QueryFailure query={query} titleAs="p" title={t('The desk could not be reached')} />
        ) : (
          <Spinner />
        )}
      </EntryCard>
    );
  }
  switch (session?.state) {
    case undefined:
      return <PasswordStep />;
    case 'enrolling':
      return <EnrolStep onAdded={setAdded} />;
    case 'verifying':
      return <VerifyStep session={session} />;
    case 'locked':
    case 'open':
      // The desk shows the lock over the screen.
      return <Navigate replace to={backFrom(search)} />;
  }
}
