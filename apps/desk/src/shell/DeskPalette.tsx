import { useMessages } from '@mall/app/messages';
import { formatPrice } from '@mall/ui';
import { CommandPalette, type Command } from '@mall/ui/desk';
import { Fingerprint, Keyboard, LockKeyhole, LogOut, Package } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paletteMessages } from '../messages/zh-TW/palette';
import { shellMessages } from '../messages/zh-TW/shell';
import { useSignOut } from '../session/useSignOut';
import type { Screen } from './screens';
import { useFoundOrders } from './useFoundOrders';

/** How long a colleague has to pause before orders are searched, in milliseconds. */
const PAUSE_MS = 250;

interface DeskCommand extends Command {
  readonly run: () => void;
}

export interface DeskPaletteProps {
  readonly screens: readonly Screen[];
  readonly onClose: () => void;
  readonly onLock: () => void;
  readonly onKeys: () => void;
}

/** Finds a screen, an action, or an order by its number, phone, recipient or product. ⌘K opens it. */
export default function DeskPalette({ screens, onClose, onLock, onKeys }: DeskPaletteProps) {
  const t = useMessages(paletteMessages);
  const shellText = useMessages(shellMessages);
  const navigate = useNavigate();
  const signOut = useSignOut();
  const [query, setQuery] = useState('');
  const [sought, setSought] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const orders = useFoundOrders(sought);
  const search = (typed: string) => {
    setQuery(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setSought(typed), PAUSE_MS);
  };
  const matches = ({ text }: Command) => text.toLowerCase().includes(query.trim().toLowerCase());
  const go = (path: string) => () => void navigate(path);

  const pages: readonly DeskCommand[] = screens.map(({ path, label, icon: Icon, shortcut }) => ({
    ...{ key: path, text: shellText(label), icon: <Icon aria-hidden />, run: go(path) },
    keys: ['G', shortcut.toUpperCase()],
  }));
  const actions: readonly DeskCommand[] = [
    { key: 'keys', text: shellText('Keyboard shortcuts'), icon: <Keyboard />, run: onKeys },
    { key: 'account', text: shellText('Your sign-in'), icon: <Fingerprint />, run: go('/account') },
    { key: 'lock', text: shellText('Lock'), icon: <LockKeyhole />, run: onLock },
    {
      ...{ key: 'sign-out', text: shellText('Sign out'), icon: <LogOut /> },
      run: () => signOut.mutate(),
    },
  ];
  const found = orders.list.map((order): DeskCommand => {
    const { trans_order_id: id, recipient, final_amount } = order;
    return {
      ...{ key: `order-${id}`, text: id, icon: <Package aria-hidden /> },
      hint: `${recipient}・${formatPrice(final_amount)}`,
      run: go(`/orders/${id}`),
    };
  });
  return (
    <CommandPalette
      onClose={onClose}
      onQueryChange={search}
      loading={orders.isLoading}
      placeholder={t('A screen, an action, or an order by number, phone, recipient or product')}
      groups={[
        { key: 'pages', label: t('Screens'), items: pages.filter(matches) },
        { key: 'orders', label: t('Orders'), items: found },
        { key: 'actions', label: t('Actions'), items: actions.filter(matches) },
      ]}
      onChoose={({ run }) => {
        onClose();
        run();
      }}
    />
  );
}
