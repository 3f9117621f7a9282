import { useMessages } from '@mall/app/messages';
import { useSessionChange } from '@mall/hooks';
import { useToast } from '@mall/ui';
import { useNavigate } from 'react-router-dom';
import { to } from '../paths/paths';
import { shellMessages } from '../messages/zh-TW/shell';

/** Goes home and shows the reason when the session ends (spec §4). */
export function useSessionNotices(): void {
  const t = useMessages(shellMessages);
  const toast = useToast();
  const navigate = useNavigate();
  useSessionChange((session, change) => {
    if (session) return;
    if (change === 'expired' || change === 'unauthenticated') {
      toast.info(t('Your sign-in has expired, please sign in again'), { duration: 6000 });
    } else {
      toast.success(t('You have signed out'));
    }
    void navigate(to.home());
  });
}
