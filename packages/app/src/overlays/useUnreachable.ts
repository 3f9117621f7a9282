import { useToast } from '@mall/ui';
import { useMessages } from '../messages/useMessages';
import { requestMessages } from '../messages/zh-TW/requests';

const WORDS = 'The shop could not be reached. Please check your connection and try again.';

/** Shows that the shop is unreachable, for a control whose chunk cannot be loaded. */
export function useUnreachable(): () => void {
  const t = useMessages(requestMessages);
  const toast = useToast();
  return () => toast.failure(t(WORDS), { replaces: true });
}
