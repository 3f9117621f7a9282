import { useMessages } from '@mall/app/messages';
import { useDialogs, useToasts } from '@mall/app/overlays';
import type { Person } from '@mall/sdk/staff';
import { DropdownMenu, IconButton, MenuItem, MenuSeparator } from '@mall/ui';
import { Ellipsis, KeyRound, UserCheck, UserCog, UserX } from 'lucide-react';
import { peopleMessages } from '../messages/zh-TW/people';
import { useDeskMutation } from '../session/useDeskMutation';
import { useStaff } from '../staff/StaffContext';
import { useShowPeople } from './queries';

export interface PersonMenuProps {
  readonly person: Person;
  readonly onChangeRoles: () => void;
}

/** What the caller may do to a colleague. */
export function PersonMenu({ person, onChangeRoles }: PersonMenuProps) {
  const t = useMessages(peopleMessages);
  const staff = useStaff();
  const { askConfirmation } = useDialogs();
  const { succeed, fail } = useToasts();
  const showPeople = useShowPeople();
  const suspend = useDeskMutation((id: number) => staff.people.suspend(id), showPeople);
  const restore = useDeskMutation((id: number) => staff.people.restore(id), showPeople);
  const resetFactor = useDeskMutation((id: number) => staff.people.resetFactor(id), showPeople);
  const { id, name, state, has_factor } = person;

  async function confirmed(
    question: Parameters<typeof askConfirmation>[0],
    change: (id: number) => Promise<unknown>,
    done: string,
  ): Promise<void> {
    if (!(await askConfirmation(question))) return;
    await change(id).then(() => succeed(done), fail);
  }
  const askSuspend = () =>
    confirmed(
      {
        tone: 'danger',
        title: t('Suspend {0}?', name),
        text: t('They are signed out at once and cannot sign in until you restore them.'),
        confirm: t('Suspend'),
        cancel: t('Cancel'),
      },
      suspend.mutateAsync,
      t('{0} is suspended', name),
    );
  const askRestore = () =>
    confirmed(
      {
        title: t('Restore {0}?', name),
        text: t('They can sign in again with the same roles.'),
        confirm: t('Restore'),
        cancel: t('Cancel'),
      },
      restore.mutateAsync,
      t('{0} is restored', name),
    );
  const askReset = () =>
    confirmed(
      {
        tone: 'danger',
        title: t('Reset the second step of {0}?', name),
        text: t(
          'They set up a new one when they sign in next. First make sure that it is really them who asks.',
        ),
        confirm: t('Reset the second step'),
        cancel: t('Cancel'),
      },
      resetFactor.mutateAsync,
      t('The second step of {0} is reset', name),
    );

  return (
    <DropdownMenu
      heading={name}
      trigger={
        <IconButton label={t('Actions for {0}', name)}>
          <Ellipsis />
        </IconButton>
      }
    >
      <MenuItem icon={<UserCog />} onSelect={onChangeRoles}>
        {t('Change roles')}
      </MenuItem>
      {has_factor && (
        <MenuItem icon={<KeyRound />} onSelect={() => void askReset()}>
          {t('Reset the second step')}
        </MenuItem>
      )}
      <MenuSeparator />
      {state === 'active' ? (
        <MenuItem tone="danger" icon={<UserX />} onSelect={() => void askSuspend()}>
          {t('Suspend')}
        </MenuItem>
      ) : (
        <MenuItem icon={<UserCheck />} onSelect={() => void askRestore()}>
          {t('Restore')}
        </MenuItem>
      )}
    </DropdownMenu>
  );
}
