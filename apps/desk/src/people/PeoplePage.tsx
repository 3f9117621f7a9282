import { useMessages } from '@mall/app/messages';
import type { Person } from '@mall/sdk/staff';
import { Button } from '@mall/ui';
import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { defineList } from '../list/ListDefinition';
import { ListPage } from '../list/ListPage';
import { peopleMessages } from '../messages/zh-TW/people';
import { useStaff } from '../staff/StaffContext';
import { InvitationTable } from './InvitationTable';
import { InviteDialog } from './InviteDialog';
import { peopleQuery } from './queries';
import { RolesDialog } from './RolesDialog';
import { usePeopleColumns } from './usePeopleColumns';

/** `/desk/people`: who may use the desk, and who is invited. */
export default function PeoplePage() {
  const t = useMessages(peopleMessages);
  const { data, error, isFetching, refetch } = useQuery(peopleQuery(useStaff()));
  const [isInviting, setIsInviting] = useState(false);
  const [changing, setChanging] = useState<Person>();
  const columns = usePeopleColumns(setChanging);
  const grantable = data?.grantable ?? [];

  const list = defineList<Person>({
    title: t('People'),
    query: () => ({ rows: data?.people, error, isFetching, refetch }),
    columns: () => columns,
    keyOf: ({ id }) => String(id),
    nameOf: ({ name }) => name,
    failed: t('The people could not be loaded'),
    empty: () => ({ title: t('No people') }),
  });
  return (
    <ListPage
      list={list}
      lead={t('Who may use the desk, and with which roles.')}
      action={
        grantable.length > 0 && (
          <Button startIcon={<UserPlus />} onClick={() => setIsInviting(true)}>
            {t('Invite')}
          </Button>
        )
      }
    >
      {data && <InvitationTable invitations={data.invitations} />}
      {isInviting && <InviteDialog grantable={grantable} onClose={() => setIsInviting(false)} />}
      {changing && (
        <RolesDialog
          person={changing}
          grantable={grantable}
          onClose={() => setChanging(undefined)}
        />
      )}
    </ListPage>
  );
}
