import { useMessages } from '@mall/app/messages';
import { roles, type Permission, type RoleName } from '@mall/contract/staff';
import { roleMessages } from '../messages/zh-TW/roles';

type RoleMessage = keyof typeof roleMessages;

const NAMES: Readonly<Record<RoleName, RoleMessage>> = {
  owner: 'Owner',
  manager: 'Manager',
  accountant: 'Accountant',
  agent: 'Customer service',
  moderator: 'Moderator',
  clerk: 'Clerk',
};

const ALLOWS: Readonly<Record<Permission, RoleMessage>> = {
  'orders.read': 'sees orders',
  'orders.note': 'writes notes',
  'orders.ship': 'ships orders',
  'orders.print': 'prints slips',
  'orders.confirmPaid': 'confirms payments',
  'orders.refund': 'refunds',
  'sales.read': 'sees sales',
  'chat.answer': 'answers customers',
  'wall.moderate': 'moderates posts and comments',
  'members.read': 'sees members',
  'members.unmask': 'reveals full contact details',
  'settings.edit': 'changes settings',
  'people.manage': 'manages people',
  'audit.readAll': 'reads everyone’s audit',
};

/** Roles with all permissions differ in whom they may appoint. */
const ALL: Readonly<Partial<Record<RoleName, RoleMessage>>> = {
  owner: 'Everything, and appoints owners and managers',
  manager: 'Everything, and changes everyone below owners and managers',
};

/** Returns the name of a role, and what it allows. */
export function useRoleText() {
  const t = useMessages(roleMessages);
  return {
    nameOf: (role: RoleName): string => t(NAMES[role]),
    /** The names of several roles. */
    namesOf: (names: readonly RoleName[]): string => names.map((role) => t(NAMES[role])).join('、'),
    allows(role: RoleName): string {
      const all = ALL[role];
      return all ? t(all) : roles[role].map((permission) => t(ALLOWS[permission])).join('、');
    },
  };
}
