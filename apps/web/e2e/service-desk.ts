import type { ChatMessage } from '@mall/contract';
import { createStaffMall } from '@mall/sdk/staff';
import type { Page } from '@playwright/test';
import { expect } from './test';

/** A colleague at the desk who talks to one member. */
export interface ServiceDesk {
  /** The member's messages that arrived here, in the order of the conversation. */
  readonly received: () => ChatMessage[];
  say(text: string): Promise<void>;
  /** Marks everything so far as read. */
  see(): void;
  type(): void;
  close(): void;
}

const RETRY_MS = 500;

/** Signs in as an agent of the demo shop, whose socket reconnects automatically. */
export async function openServiceDesk(page: Page, memberId: number): Promise<ServiceDesk> {
  const { origin } = new URL(page.url());
  const staff = createStaffMall({ baseUrl: origin, publicUrl: '', socketRetryDelay: RETRY_MS });
  await staff.session.signInToDemo('agent');
  const received = new Map<number, ChatMessage>();
  let connections = 0;
  const readMessages = async () => {
    const { list } = await staff.chat.history(memberId);
    for (const message of list) if (message.from_user) received.set(message.id, message);
  };
  const live = staff.chat.live({
    onChange(changed) {
      if (changed === null) connections += 1;
      // A server that is restarting answers at the next connection.
      if (changed === null || changed === memberId) void readMessages().catch(() => {});
    },
  });
  await expect.poll(() => connections).toBeGreaterThan(0);
  const inOrder = () => [...received.values()].sort((one, other) => one.id - other.id);
  return {
    received: inOrder,
    async say(text) {
      const client_id = crypto.randomUUID();
      const answer = { member_id: memberId, client_id, text, seen_id: 0, even_if_answered: true };
      await staff.chat.send(answer);
    },
    see() {
      const until = inOrder().at(-1)?.id;
      if (until !== undefined) void staff.chat.read(memberId, until);
    },
    type: () => live.typing(memberId, true),
    close: () => live.close(),
  };
}
