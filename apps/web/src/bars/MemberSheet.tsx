import { useMessages } from '@mall/app/messages';
import { useLogout, useSession } from '@mall/hooks';
import { Drawer, Stack } from '@mall/ui';
import { Bell, BellRing, CircleUser, Coins, LogOut, Package, TicketPercent } from 'lucide-react';
import { memberMenuMessages } from '../messages/zh-TW/memberMenu';
import { menuMessages } from '../messages/zh-TW/menus';
import { closePanel } from '../overlays/panels';
import { to } from '../paths/paths';
import { Action, Entry } from './DrawerEntry.styles';
import { SettingsSwitches } from './SettingsSwitches';

/** The member's pages on a phone: the member menu without the collection, which is in the top bar. */
export default function MemberSheet() {
  const t = useMessages(menuMessages);
  const page = useMessages(memberMenuMessages);
  const session = useSession();
  const { mutate: signOut } = useLogout();
  return (
    <Drawer
      open
      side="bottom"
      title={session ? t('Hello, {0}', session.profile.name) : t('Member')}
      onOpenChange={closePanel}
    >
      <Stack gap={1}>
        {/* A link to the current page changes no route, so it has to close the sheet. */}
        <Entry href={to.member.overview()} onClick={closePanel}>
          <CircleUser aria-hidden />
          {page('My account')}
        </Entry>
        <Entry href={to.orders()} onClick={closePanel}>
          <Package aria-hidden />
          {t('My orders')}
        </Entry>
        <Entry href={to.notifications()} onClick={closePanel}>
          <Bell aria-hidden />
          {page('Notifications')}
        </Entry>
        <Entry href={to.member.waiting()} onClick={closePanel}>
          <BellRing aria-hidden />
          {t('Back-in-stock alerts')}
        </Entry>
        <Entry href={to.member.points()} onClick={closePanel}>
          <Coins aria-hidden />
          {page('My points')}
        </Entry>
        <Entry href={to.member.coupons()} onClick={closePanel}>
          <TicketPercent aria-hidden />
          {page('My coupons')}
        </Entry>
        <Action
          type="button"
          onClick={() => {
            closePanel();
            signOut();
          }}
        >
          <LogOut aria-hidden />
          {t('Sign out')}
        </Action>
        <SettingsSwitches />
      </Stack>
    </Drawer>
  );
}
