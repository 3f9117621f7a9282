import type { Permission } from '@mall/contract/staff';
import {
  CalendarCheck2,
  MessagesSquare,
  Package,
  ScrollText,
  Settings2,
  ShieldAlert,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import type { shellMessages } from '../messages/zh-TW/shell';

/** A screen in the navigation. */
export interface Screen {
  /** Its path below `/desk`. */
  readonly path: string;
  readonly label: keyof typeof shellMessages;
  readonly icon: LucideIcon;
  /** The key that opens it after `g`. */
  readonly shortcut: string;
  /** What its colleague has to be allowed; null: everybody may open it. */
  readonly permission: Permission | null;
  /** Whether it has a place of its own in the bottom bar of a phone, where there is room for four. */
  readonly isPrimary?: true;
  /** Whether it fills the window and scrolls within, such as panes side by side. */
  readonly fills?: true;
  /** The keys of the screen itself, for their list. */
  readonly keys?: readonly { readonly key: string; readonly label: keyof typeof shellMessages }[];
}

/** The screens in the navigation, in its order. The routes add the page of each. */
export const screens = [
  {
    path: '/',
    label: 'Today',
    icon: CalendarCheck2,
    shortcut: 't',
    permission: null,
    isPrimary: true,
  },
  {
    path: '/orders',
    label: 'Orders',
    icon: Package,
    shortcut: 'o',
    permission: 'orders.read',
    isPrimary: true,
  },
  {
    path: '/chat',
    label: 'Chat',
    icon: MessagesSquare,
    shortcut: 'c',
    permission: 'chat.answer',
    isPrimary: true,
    fills: true,
    keys: [
      { key: 'j', label: 'Next conversation' },
      { key: 'k', label: 'Previous conversation' },
      { key: 'r', label: 'Write an answer' },
      { key: 'e', label: 'Resolve the conversation' },
      { key: '/', label: 'Canned replies, at the beginning of an answer' },
      { key: '⌘ ↵', label: 'Send, and open the next one that waits' },
    ],
  },
  {
    path: '/wall',
    label: 'Reports',
    icon: ShieldAlert,
    shortcut: 'w',
    permission: 'wall.moderate',
    isPrimary: true,
    keys: [
      { key: 'j', label: 'Next report' },
      { key: 'k', label: 'Previous report' },
      { key: 'e', label: 'Nothing is wrong' },
      { key: 'x', label: 'Hide' },
    ],
  },
  {
    path: '/people',
    label: 'People',
    icon: UsersRound,
    shortcut: 'p',
    permission: 'people.manage',
  },
  {
    path: '/settings',
    label: 'Settings',
    icon: Settings2,
    shortcut: 's',
    permission: 'settings.edit',
  },
  // Who may not read all sees what they did themselves.
  { path: '/audit', label: 'Audit', icon: ScrollText, shortcut: 'a', permission: null },
] as const satisfies readonly Screen[];

/** The path of a screen in the navigation. */
export type ScreenPath = (typeof screens)[number]['path'];

/**
 * Returns the screens that these permissions open.
 *
 * @example
 * screensFor(['orders.read']).map(({ path }) => path) // ['/', '/audit']
 */
export const screensFor = (permissions: readonly Permission[]): readonly Screen[] =>
  screens.filter(({ permission }) => permission === null || permissions.includes(permission));

/** Whether a screen in the navigation is the one at an address. */
export const isCurrent = ({ path }: Screen, pathname: string): boolean =>
  path === '/' ? pathname === '/' : pathname === path || pathname.startsWith(`${path}/`);
