import { Refusal } from '@mall/app/forms';
import { useErrorText, useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import type { Person, RoleName } from '@mall/sdk/staff';
import { Button, Dialog, Stack } from '@mall/ui';
import { useState } from 'react';
import { peopleMessages } from '../messages/zh-TW/people';
import { useDeskMutation } from '../session/useDeskMutation';
import { useStaff } from '../staff/StaffContext';
import { useShowPeople } from './queries';
import { RoleChoice } from './RoleChoice';

export interface RolesDialogProps {
  readonly person: Person;
  readonly grantable: readonly RoleName[];
  readonly onClose: () => void;
}

/** Changes the roles of a colleague. */
export function RolesDialog({ person, grantable, onClose }: RolesDialogProps) {
  const t = useMessages(peopleMessages);
  const errorText = useErrorText();
  const staff = useStaff();
  const { succeed } = useToasts();
  // What a colleague changes while the dialog is open is neither shown nor taken back.
  const [base] = useState<readonly RoleName[]>(person.roles);
  const [roles, setRoles] = useState(base);
  const [refusal, setRefusal] = useState<string>();
  const change = useDeskMutation(
    (next: readonly RoleName[]) => staff.people.changeRoles(person.id, next, { base }),
    useShowPeople(),
  );

  async function save(): Promise<void> {
    if (roles.length === 0) return setRefusal(t('Please choose at least one role'));
    setRefusal(undefined);
    try {
      await change.mutateAsync(roles);
      succeed(t('The roles of {0} are saved', person.name));
      onClose();
    } catch (error) {
      setRefusal(errorText(error));
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      sheet
      title={t('The roles of {0}', person.name)}
      description={t('Their open sessions end, so that the new roles apply at once.')}
      footer={
        <Button loading={change.isPending} onClick={() => void save()}>
          {t('Save the roles')}
        </Button>
      }
    >
      <Stack gap={4}>
        {refusal && <Refusal>{refusal}</Refusal>}
        <RoleChoice grantable={grantable} value={roles} onChange={setRoles} />
      </Stack>
    </Dialog>
  );
}
