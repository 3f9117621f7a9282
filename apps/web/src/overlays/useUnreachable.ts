import { useToast } from '@mall/ui';
import { useMessages } from '../messages/useMessages';
import { commonMessages } from '../messages/zh-TW/common';

const WORDS = 'The shop could not be reached. Please check your connection and try again.';

/** Shows that the shop is unreachable, for a control whose chunk cannot be loaded. */
export function useUnreachable(): () => void {
  const t = useMessages(commonMessages);
  const toast = useToast();
  return () => toast.failure(t(WORDS), { replaces: true });
}
