import { MemberMenuButton } from './MemberMenuButton';
import { NotificationButton } from './NotificationButton';

export interface SessionButtonProps {
  /** The menu that it opens. */
  readonly opens: 'member' | 'notices';
}

/** The buttons of the top bar that only members have, in one chunk. */
export default function SessionButtons({ opens }: SessionButtonProps) {
  return opens === 'member' ? <MemberMenuButton /> : <NotificationButton />;
}
