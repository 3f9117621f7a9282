import { useMessages } from '@mall/app/messages';
import { useLogout, useSession } from '@mall/hooks';
import { DropdownMenu, MenuItem, MenuSeparator } from '@mall/ui';
import {
  BellRing,
  CircleUser,
  Coins,
  Heart,
  LogOut,
  Package,
  Settings2,
  TicketPercent,
} from 'lucide-react';
import type { MenuProps } from '../components/LazyMenu/LazyMenu';
import { to } from '../paths/paths';
import { memberMenuMessages } from '../messages/zh-TW/memberMenu';
import { menuMessages } from '../messages/zh-TW/menus';

/** The member menu: member centre, orders, waiting list, collection, points, coupons, sign out (spec §2). */
export default function MemberMenu({ trigger }: MenuProps) {
  const t = useMessages(menuMessages);
  const page = useMessages(memberMenuMessages);
  const session = useSession();
  const { mutate: signOut } = useLogout();
  return (
    <DropdownMenu
      defaultOpen
      trigger={trigger}
      heading={session && t('Hello, {0}', session.profile.name)}
    >
      <MenuItem href={to.member.overview()} icon={<CircleUser />}>
        {page('My account')}
      </MenuItem>
      <MenuItem href={to.orders()} icon={<Package />}>
        {t('My orders')}
      </MenuItem>
      <MenuItem href={to.member.waiting()} icon={<BellRing />}>
        {t('Back-in-stock alerts')}
      </MenuItem>
      <MenuItem href={to.collection()} icon={<Heart />}>
        {t('Favourites')}
      </MenuItem>
      <MenuItem href={to.member.points()} icon={<Coins />}>
        {page('My points')}
      </MenuItem>
      <MenuItem href={to.member.coupons()} icon={<TicketPercent />}>
        {page('My coupons')}
      </MenuItem>
      <MenuItem href={to.member.notificationSettings()} icon={<Settings2 />}>
        {page('Notification settings')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<LogOut />} onSelect={() => signOut()}>
        {t('Sign out')}
      </MenuItem>
    </DropdownMenu>
  );
}
