import { eq } from 'drizzle-orm';
import { memberEraserOf } from '../../db/member-eraser';
import { chatConversations, chatMessages, chatNotes } from '../../db/schema';

/** Removes a deleted member's conversation, its notes and its files. */
export const memberEraser = memberEraserOf(
  [chatMessages, chatNotes, chatConversations],
  async (tx, memberId) => {
    const rows = await tx
      .select({ path: chatMessages.media })
      .from(chatMessages)
      .where(eq(chatMessages.memberId, memberId));
    return rows.flatMap(({ path }) => (path === null ? [] : [{ path, of: 'chat' as const }]));
  },
);
