import { useLogout, useSession } from '@mall/hooks';
import { DropdownMenu, MenuItem, MenuSeparator } from '@mall/ui';
import { Bell, Heart, LogOut, Package } from 'lucide-react';
import type { MenuProps } from '../components/LazyMenu/LazyMenu';
import { useMessages } from '../messages/useMessages';
import { to } from '../paths';
import { shellMessages } from '../messages/zh-TW/shell';

/** The member menu: orders, waiting list, collection, sign out (spec §2). */
export default function MemberMenu({ trigger }: MenuProps) {
  const t = useMessages(shellMessages);
  const session = useSession();
  const { mutate: signOut } = useLogout();
  return (
    <DropdownMenu
      defaultOpen
      trigger={trigger}
      heading={session && t('Hello, {0}', session.profile.name)}
    >
      <MenuItem href={to.orders()} icon={<Package />}>
        {t('Order management')}
      </MenuItem>
      <MenuItem href={to.waiting()} icon={<Bell />}>
        {t('Waiting list')}
      </MenuItem>
      <MenuItem href={to.collection()} icon={<Heart />}>
        {t('My collection')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<LogOut />} onSelect={() => signOut()}>
        {t('Sign out')}
      </MenuItem>
    </DropdownMenu>
  );
}
