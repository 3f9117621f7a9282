import { useMessages } from '@mall/app/messages';
import { useBadges, useSession } from '@mall/hooks';
import { BottomBar } from '@mall/ui';
import { CircleUser, LayoutGrid, MessagesSquare, ShoppingBag, Store } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { openPanel } from '../overlays/panels';
import { to } from '../paths/paths';
import { useCurrentUrl } from '../hydration/useCurrentUrl';
import { useFronts, useIsCurrentPage, type Front } from './homeLinks';
import { shellMessages } from '../messages/zh-TW/shell';

/** The navigation bar at the bottom of the screen, on a phone. */
export function SiteBottomBar() {
  const t = useMessages(shellMessages);
  const session = useSession();
  const { cart } = useBadges();
  const { pathname } = useLocation();
  const here = useCurrentUrl();
  const isHere = useIsCurrentPage(pathname);
  const [first, second] = useFronts();
  const place = (href: string) => ({ href, current: isHere(href) });
  const front = ({ kind, href, label }: Front) => ({
    ...place(href),
    label,
    icon: kind === 'mall' ? <Store /> : <MessagesSquare />,
  });
  return (
    <BottomBar
      items={[
        front(first),
        {
          onPress: () => openPanel('categories'),
          label: t('Categories'),
          icon: <LayoutGrid />,
        },
        front(second),
        {
          ...place(to.cart()),
          label: t('Cart'),
          icon: <ShoppingBag data-bag />,
          badge: cart,
          badgeLabel: t('{0} items', cart),
        },
        session
          ? {
              onPress: () => openPanel('member'),
              current: /^\/(order|member|address|dealer|notification)\b/.test(pathname),
              label: t('Account'),
              icon: <CircleUser />,
            }
          : { href: to.login(here), label: t('Sign in'), icon: <CircleUser /> },
      ]}
    />
  );
}
