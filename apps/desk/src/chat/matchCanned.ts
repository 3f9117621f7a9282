import type { CannedReply } from '@mall/sdk/staff';

/** Returns the canned replies that contain a text, those with it in their title first. */
export function matchCanned(replies: readonly CannedReply[], text: string): readonly CannedReply[] {
  const wanted = text.trim().toLowerCase();
  const inTitle = replies.filter(({ title }) => title.toLowerCase().includes(wanted));
  const inText = replies.filter(
    (reply) => !inTitle.includes(reply) && reply.text.toLowerCase().includes(wanted),
  );
  return [...inTitle, ...inText];
}
