/**
 * What a colleague may do. A permission is named after its domain and what it allows; the desk shows only what the
 * permissions of its colleague allow, and the server refuses everything else.
 */
export const permissions = [
  'orders.read',
  'orders.note',
  'orders.ship',
  'orders.print',
  'orders.confirmPaid',
  'orders.refund',
  'sales.read',
  'chat.answer',
  'wall.moderate',
  'members.read',
  'members.unmask',
  'settings.edit',
  'people.manage',
  'audit.readAll',
] as const;

/** The name of a permission. */
export type Permission = (typeof permissions)[number];

/** The roles of the shop, from the most to the least powerful. */
export const roleNames = ['owner', 'manager', 'accountant', 'agent', 'moderator', 'clerk'] as const;

/** The name of a role. */
export type RoleName = (typeof roleNames)[number];

/**
 * The permissions of each role. Several roles of one colleague add up. Everybody who signs in to the desk may read
 * their own audit entries.
 */
export const roles: Readonly<Record<RoleName, readonly Permission[]>> = {
  owner: permissions,
  manager: permissions,
  accountant: [
    'orders.read',
    'orders.confirmPaid',
    'orders.refund',
    'sales.read',
    'members.read',
    'audit.readAll',
  ],
  agent: ['orders.read', 'orders.note', 'chat.answer', 'members.read', 'members.unmask'],
  moderator: ['wall.moderate', 'members.read'],
  clerk: ['orders.read', 'orders.note', 'orders.ship', 'orders.print'],
};

/**
 * Returns the permissions of several roles together.
 *
 * @example
 * permissionsOf(['clerk', 'agent']).has('chat.answer') // true
 */
export const permissionsOf = (names: readonly RoleName[]): ReadonlySet<Permission> =>
  new Set(names.flatMap((name) => roles[name]));

/**
 * Whether a colleague with the permissions `held` is allowed what an endpoint needs: one permission, one of several, or
 * none.
 *
 * @example
 * isPermitted(['orders.ship', 'orders.confirmPaid'], permissionsOf(['clerk'])) // true
 */
export function isPermitted(
  needed: Permission | readonly Permission[] | null,
  held: ReadonlySet<Permission>,
): boolean {
  if (needed === null) return true;
  return (typeof needed === 'string' ? [needed] : needed).some((each) => held.has(each));
}

/**
 * Whether a colleague with the roles `own` may grant the role `name`, or change a colleague who has it: nobody grants
 * what they do not hold, and only an owner makes or changes an owner or a manager.
 *
 * @example
 * mayGrant(['manager'], 'clerk') // true
 * mayGrant(['manager'], 'manager') // false
 */
export function mayGrant(own: readonly RoleName[], name: RoleName): boolean {
  if (own.includes('owner')) return true;
  const held = permissionsOf(own);
  const isBelow = name !== 'owner' && name !== 'manager';
  return held.has('people.manage') && isBelow && roles[name].every((each) => held.has(each));
}
