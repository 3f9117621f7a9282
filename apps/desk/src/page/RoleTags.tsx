import type { RoleName } from '@mall/sdk/staff';
import { Inline } from '@mall/ui';
import { useRoleText } from './useRoleText';
import { Tag } from './Tag';

/** The names of roles, side by side. */
export function RoleTags({ roles }: { readonly roles: readonly RoleName[] }) {
  const { nameOf } = useRoleText();
  return (
    <Inline gap={1}>
      {roles.map((role) => (
        <Tag key={role} tone={role === 'owner' ? 'brand' : 'plain'}>
          {nameOf(role)}
        </Tag>
      ))}
    </Inline>
  );
}
