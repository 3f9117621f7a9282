import { useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import type { WallCase, WallTarget } from '@mall/sdk/staff';
import { wallMessages } from '../messages/zh-TW/wall';
import { useDeskMutation } from '../session/useDeskMutation';
import { useStaff } from '../staff/StaffContext';
import { useRefetchWall } from './queries';

/** Returns the decisions about a case. After each, also a refused one, the lists are read again. */
export function useDecisions() {
  const t = useMessages(wallMessages);
  const { wall } = useStaff();
  const { succeed, fail } = useToasts();
  const refetch = useRefetchWall();
  const dismiss = useDeskMutation((target: WallTarget) => wall.dismiss(target));
  const hide = useDeskMutation(wall.hide);
  const restore = useDeskMutation((target: WallTarget) => wall.restore(target));
  /** @returns whether it is done */
  async function settle(work: Promise<void>, success: string): Promise<boolean> {
    try {
      await work;
      succeed(success);
      return true;
    } catch (error) {
      fail(error);
      return false;
    } finally {
      void refetch();
    }
  }
  return {
    isDeciding: dismiss.isPending || hide.isPending || restore.isPending,
    dismiss: ({ target }: WallCase) => settle(dismiss.mutateAsync(target), t('The case is closed')),
    hide: ({ target }: WallCase, reason: string) =>
      settle(hide.mutateAsync({ target, reason }), t('It is hidden, and the author is notified')),
    restore: ({ target }: WallCase) => settle(restore.mutateAsync(target), t('It is shown again')),
  };
}
