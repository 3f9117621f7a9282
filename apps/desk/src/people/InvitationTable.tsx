import { useMessages, useTimeText } from '@mall/app/messages';
import { useDialogs, useToasts } from '@mall/app/overlays';
import type { Invitation } from '@mall/sdk/staff';
import { Button, Heading, Stack, Text } from '@mall/ui';
import { DataTable, type DataColumn } from '@mall/ui/data-display';
import { peopleMessages } from '../messages/zh-TW/people';
import { RoleTags } from '../page/RoleTags';
import { useDeskMutation } from '../session/useDeskMutation';
import { useStaff } from '../staff/StaffContext';
import { useShowPeople } from './queries';

/** The open invitations, which can be revoked. */
export function InvitationTable({ invitations }: { readonly invitations: readonly Invitation[] }) {
  const t = useMessages(peopleMessages);
  const timeText = useTimeText();
  const staff = useStaff();
  const { askConfirmation } = useDialogs();
  const { succeed, fail } = useToasts();
  const revoke = useDeskMutation(
    (id: number) => staff.people.revokeInvitation(id),
    useShowPeople(),
  );

  async function askRevoke({ id, email }: Invitation): Promise<void> {
    const isSure = await askConfirmation({
      tone: 'danger',
      title: t('Revoke this invitation?'),
      text: t('The link that {0} received stops working.', email),
      confirm: t('Revoke'),
      cancel: t('Cancel'),
    });
    if (!isSure) return;
    await revoke.mutateAsync(id).then(() => succeed(t('The invitation is revoked')), fail);
  }

  const columns: readonly DataColumn<Invitation>[] = [
    {
      key: 'email',
      header: t('E-mail'),
      cell: ({ email }) => <span style={{ overflowWrap: 'anywhere' }}>{email}</span>,
    },
    { key: 'roles', header: t('Roles'), cell: ({ roles }) => <RoleTags roles={roles} /> },
    { key: 'inviter', header: t('Invited by'), cell: ({ invited_by }) => invited_by },
    {
      key: 'expires',
      header: t('Valid until'),
      cell: ({ expire_time }) => timeText(expire_time),
    },
    {
      key: 'actions',
      header: t('Actions'),
      cell: (invitation) => (
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('Revoke the invitation of {0}', invitation.email)}
          loading={revoke.isPending && revoke.variables === invitation.id}
          onClick={() => void askRevoke(invitation)}
        >
          {t('Revoke')}
        </Button>
      ),
    },
  ];
  return (
    <Stack gap={3} as="section">
      <Heading level={2}>{t('Open invitations')}</Heading>
      <DataTable
        caption={t('Open invitations')}
        hideCaption
        columns={columns}
        rows={invitations}
        keyOf={({ id }) => id}
        empty={<Text tone="muted">{t('No open invitations.')}</Text>}
      />
    </Stack>
  );
}
