import { retryableLazy } from '@mall/app/loading';
import { useMessages } from '@mall/app/messages';
import { useSession } from '@mall/hooks';
import { Avatar, IconButton } from '@mall/ui';
import { CircleUser } from 'lucide-react';
import { LazyMenu } from '../components/LazyMenu/LazyMenu';
import { menuMessages } from '../messages/zh-TW/menus';

const MemberMenu = retryableLazy(() => import('./MemberMenu'));

/** The member's picture, which opens their menu. */
export function MemberMenuButton() {
  const t = useMessages(menuMessages);
  const session = useSession();
  return (
    <LazyMenu
      menu={(button) => <MemberMenu trigger={button} />}
      trigger={(open) => (
        <IconButton {...open} label={t('Member')}>
          {session?.profile.avatar ? (
            <Avatar size="sm" name={session.profile.name} src={session.profile.avatar} />
          ) : (
            <CircleUser />
          )}
        </IconButton>
      )}
    />
  );
}
