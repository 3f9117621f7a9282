import { Bell, LayoutGrid, Newspaper, ShoppingBag, Store, User } from 'lucide-react';
import { Badge } from '../src/kit/Badge/Badge';
import { IconButton } from '../src/kit/IconButton/IconButton';
import { SearchField } from '../src/kit/SearchField/SearchField';
import type { BottomBarItem } from '../src/shell/BottomBar/BottomBar';
import { Logo } from '../src/shell/TopBar/Logo';
import { NavLink } from '../src/shell/TopBar/NavLink';
import { TopBar } from '../src/shell/TopBar/TopBar';

/** The items of the bottom bar. */
export const places: readonly BottomBarItem[] = [
  { href: '#mall', label: '商城', icon: <Store />, current: true },
  { onPress: () => undefined, label: '分類', icon: <LayoutGrid /> },
  { href: '#wall', label: '貼文牆', icon: <Newspaper /> },
  { href: '#cart', label: '購物車', icon: <ShoppingBag />, badge: 3, badgeLabel: '3 件商品' },
  { href: '#member', label: '我的', icon: <User /> },
];

/** The top bar, filled as in the shop. */
export function SampleTopBar() {
  return (
    <TopBar
      logo={<Logo name="巷口市集" href="#" />}
      nav={
        <>
          <NavLink href="#wall">貼文牆</NavLink>
          <NavLink href="#mall" aria-current="page">
            商城
          </NavLink>
          <NavLink href="#collection">收藏</NavLink>
        </>
      }
      search={
        <SearchField
          label="搜尋商品"
          placeholder="想吃點什麼？"
          value=""
          onValueChange={() => undefined}
          onSearch={() => undefined}
        />
      }
      actions={
        <>
          <IconButton label="通知">
            <Badge count={128} label="128 則新通知">
              <Bell />
            </Badge>
          </IconButton>
          <IconButton label="購物車">
            <Badge count={3} label="3 件商品">
              <ShoppingBag />
            </Badge>
          </IconButton>
          <IconButton label="會員">
            <User />
          </IconButton>
        </>
      }
    />
  );
}
