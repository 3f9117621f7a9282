import { useErrorText, useMessages } from '@mall/app/messages';
import type { Person } from '@mall/sdk/staff';
import { Button, ErrorState, Skeleton, Stack } from '@mall/ui';
import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { peopleMessages } from '../messages/zh-TW/people';
import { Page } from '../page/Page';
import { useStaff } from '../staff/StaffContext';
import { InvitationTable } from './InvitationTable';
import { InviteDialog } from './InviteDialog';
import { PeopleTable } from './PeopleTable';
import { peopleQuery } from './queries';
import { RolesDialog } from './RolesDialog';

/** `/desk/people`: who may use the desk, and who is invited. */
export default function PeoplePage() {
  const t = useMessages(peopleMessages);
  const errorText = useErrorText();
  const people = useQuery(peopleQuery(useStaff()));
  const [isInviting, setIsInviting] = useState(false);
  const [changing, setChanging] = useState<Person>();
  const grantable = people.data?.grantable ?? [];

  return (
    <Page
      title={t('People')}
      lead={t('Who may use the desk, and with which roles.')}
      action={
        grantable.length > 0 && (
          <Button startIcon={<UserPlus />} onClick={() => setIsInviting(true)}>
            {t('Invite')}
          </Button>
        )
      }
    >
      {people.data ? (
        <Stack gap={6}>
          <PeopleTable people={people.data.people} onChangeRoles={setChanging} />
          <InvitationTable invitations={people.data.invitations} />
        </Stack>
      ) : people.isError ? (
        <ErrorState
          title={t('The people could not be loaded')}
          text={errorText(people.error)}
          onRetry={() => void people.refetch()}
          retrying={people.isFetching}
        />
      ) : (
        <div aria-busy>
          <Skeleton shape="box" height={320} />
        </div>
      )}
      {isInviting && <InviteDialog grantable={grantable} onClose={() => setIsInviting(false)} />}
      {changing && (
        <RolesDialog
          person={changing}
          grantable={grantable}
          onClose={() => setChanging(undefined)}
        />
      )}
    </Page>
  );
}
