import {
  BadgeDollarSign,
  Barcode,
  Bell,
  BellRing,
  ChartColumn,
  CircleUser,
  Coins,
  Heart,
  KeyRound,
  MapPin,
  MessageCircle,
  MonitorSmartphone,
  Package,
  Settings2,
  TicketPercent,
  UserX,
  type LucideIcon,
} from 'lucide-react';
import type { memberMenuMessages } from '../../messages/zh-TW/memberMenu';
import { to } from '../../paths/paths';

type Name = keyof typeof memberMenuMessages;

/** A page of the member centre. */
export interface MemberEntry {
  readonly name: Name;
  readonly href: string;
  readonly icon: LucideIcon;
}

/** A group of pages. */
export interface MemberGroup {
  readonly name: Name;
  /** For dealers only. */
  readonly dealer?: true;
  readonly entries: readonly MemberEntry[];
}

/** Every page of the member centre except the overview. */
export const memberGroups: readonly MemberGroup[] = [
  {
    name: 'Shopping',
    entries: [
      { name: 'My orders', href: to.orders(), icon: Package },
      { name: 'Notifications', href: to.notifications(), icon: Bell },
      { name: 'Back-in-stock alerts', href: to.member.waiting(), icon: BellRing },
      { name: 'Favourites', href: to.collection(), icon: Heart },
      { name: 'Help', href: to.service(), icon: MessageCircle },
    ],
  },
  {
    name: 'Benefits',
    entries: [
      { name: 'My points', href: to.member.points(), icon: Coins },
      { name: 'My coupons', href: to.member.coupons(), icon: TicketPercent },
    ],
  },
  {
    name: 'Account',
    entries: [
      { name: 'Profile', href: to.member.profile(), icon: CircleUser },
      { name: 'Address book', href: to.addresses(), icon: MapPin },
      { name: 'Mobile barcode', href: to.member.barcode(), icon: Barcode },
      { name: 'Password', href: to.member.password(), icon: KeyRound },
      { name: 'Notification settings', href: to.member.notificationSettings(), icon: Settings2 },
      { name: 'Devices', href: to.member.devices(), icon: MonitorSmartphone },
      { name: 'Delete account', href: to.member.deletion(), icon: UserX },
    ],
  },
  {
    name: 'Dealer',
    dealer: true,
    entries: [
      { name: 'Payout account', href: to.dealer.account(), icon: BadgeDollarSign },
      { name: 'Earnings and performance', href: to.dealer.profit(), icon: ChartColumn },
    ],
  },
];
