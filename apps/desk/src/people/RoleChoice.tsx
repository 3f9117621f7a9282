import { useMessages } from '@mall/app/messages';
import type { RoleName } from '@mall/sdk/staff';
import { CheckCard, Stack, Text } from '@mall/ui';
import { peopleMessages } from '../messages/zh-TW/people';
import { useRoleText } from '../page/useRoleText';

export interface RoleChoiceProps {
  /** The roles that the caller may grant. */
  readonly grantable: readonly RoleName[];
  readonly value: readonly RoleName[];
  readonly onChange: (roles: RoleName[]) => void;
  readonly error?: string | undefined;
}

/** The roles that can be granted, with what each allows. */
export function RoleChoice({ grantable, value, onChange, error }: RoleChoiceProps) {
  const t = useMessages(peopleMessages);
  const { nameOf, allows } = useRoleText();
  return (
    <Stack gap={2} role="group" aria-label={t('What they may do')}>
      <Text strong>{t('What they may do')}</Text>
      {grantable.map((role) => (
        <CheckCard
          key={role}
          title={nameOf(role)}
          description={allows(role)}
          checked={value.includes(role)}
          onCheckedChange={(isChosen) =>
            onChange(grantable.filter((each) => (each === role ? isChosen : value.includes(each))))
          }
        />
      ))}
      {error && (
        <Text size="sm" tone="danger" role="alert">
          {error}
        </Text>
      )}
    </Stack>
  );
}
