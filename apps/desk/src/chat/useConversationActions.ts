import { useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import { staffFailureOf } from '@mall/sdk/staff';
import { useQueryClient } from '@tanstack/react-query';
import { chatMessages } from '../messages/zh-TW/chat';
import { useDeskMutation } from '../session/useDeskMutation';
import { useStaff } from '../staff/StaffContext';
import { refetchChat, useShowConversation } from './queries';

/** What a colleague does with a conversation besides answering it. */
export interface ConversationActions {
  readonly isPending: boolean;
  /** Makes a colleague responsible, or nobody (null). */
  assign(to: number | null, done: string): void;
  snooze(minutes: number, done: string): void;
  /** @param seenId - The id of the latest message on the screen; 0: none. */
  resolve(seenId: number): void;
  reopen(): void;
}

/** Returns the actions of a conversation. Snoozing and resolving can be undone from their toast. */
export function useConversationActions(member: number): ConversationActions {
  const t = useMessages(chatMessages);
  const { chat } = useStaff();
  const { succeed, succeedWithUndo, fail } = useToasts();
  const client = useQueryClient();
  const show = useShowConversation();
  const assign = useDeskMutation((to: number | null) => chat.assign(member, to), show);
  const snooze = useDeskMutation((minutes: number) => chat.snooze(member, minutes), show);
  const resolve = useDeskMutation((seenId: number) => chat.resolve(member, seenId), show);
  const reopen = useDeskMutation(() => chat.reopen(member), show);
  const openAgain = () =>
    void reopen.mutateAsync().then(() => succeed(t('The conversation is open again')), fail);
  return {
    isPending: assign.isPending || snooze.isPending || resolve.isPending || reopen.isPending,
    assign: (to, done) => void assign.mutateAsync(to).then(() => succeed(done), fail),
    snooze: (minutes, done) =>
      void snooze.mutateAsync(minutes).then(() => succeedWithUndo(done, openAgain), fail),
    resolve: (seenId) =>
      void resolve.mutateAsync(seenId).then(
        () => succeedWithUndo(t('The conversation is resolved'), openAgain),
        (error: unknown) => {
          fail(error);
          if (staffFailureOf(error) === 'wroteMeanwhile') refetchChat(client, member);
        },
      ),
    reopen: openAgain,
  };
}
