// Faults of the chat: what members and colleagues read of each other.
const CHAT = 'apps/server/src/domains/chat';
const STAFF_CHAT = 'apps/server/src/domains/staff-chat';
const DESK = 'apps/desk/src/chat';

export default {
  tests: { server: [`${CHAT}/`, `${STAFF_CHAT}/`] },
  faults: [
    {
      name: 'the count of unread messages falls by one when several are read',
      hurts: 'Colleagues open conversations that are read.',
      file: `${CHAT}/chat.repo.ts`,
      old: `\${chatConversations.unread} - \${marked.length})`,
      new: `\${chatConversations.unread} - \${1})`,
    },
    {
      name: 'a side marks its own messages as read',
      hurts: 'The member believes that the shop has read the question.',
      file: `${CHAT}/chat.repo.ts`,
      old: `byUser ? ne(chatMessages.authorId, memberId) : eq(chatMessages.authorId, memberId),`,
      new: `byUser ? undefined : eq(chatMessages.authorId, memberId),`,
    },
    {
      name: 'messages after the latest one on the screen count as read',
      hurts: 'A message that nobody saw is not answered.',
      file: `${CHAT}/chat.repo.ts`,
      old: `.where(and(unseen(memberId, byUser), lte(chatMessages.id, until)))`,
      new: `.where(and(unseen(memberId, byUser), lte(sql\`0\`, until)))`,
    },
    {
      name: 'two colleagues answer the same message',
      hurts: 'The member gets two answers that disagree.',
      file: `${CHAT}/conversation.repo.ts`,
      old: `notInArray(chatMessages.authorId, [memberId, authorId]),`,
      new: `notInArray(chatMessages.authorId, [memberId, authorId, 0]), sql\`false\`,`,
    },
    {
      name: 'a colleague’s own earlier answer holds the next one back',
      hurts: 'Colleagues confirm every second message.',
      file: `${CHAT}/conversation.repo.ts`,
      old: `notInArray(chatMessages.authorId, [memberId, authorId]),`,
      new: `notInArray(chatMessages.authorId, [memberId]),`,
    },
    {
      name: 'a snoozed conversation never comes back',
      hurts: 'The member waits for ever.',
      file: `${STAFF_CHAT}/queue.repo.ts`,
      old: `\${state} = 'snoozed' and \${snoozedUntil} <= now())\`;`,
      new: `\${state} = 'snoozed' and \${snoozedUntil} is null)\`;`,
    },
    {
      name: 'resolved conversations are in the queue of a colleague',
      hurts: 'Colleagues look for work that is done.',
      file: `${STAFF_CHAT}/queue.repo.ts`,
      old: `mine: sql\`\${assigneeId} = \${colleagueId} and \${isUnresolved}\`,`,
      new: `mine: sql\`\${assigneeId} = \${colleagueId}\`,`,
    },
    {
      name: 'a colleague answers their own messages as a member',
      hurts: 'A colleague gives themselves a promise of the shop.',
      file: `${STAFF_CHAT}/answer.service.ts`,
      old: `if (message.memberId === actor.id) throw new MallError('forbidden');`,
      new: ``,
    },
    {
      name: 'an answer is published twice when it was sent twice',
      hurts: 'The member reads every answer twice.',
      file: `${STAFF_CHAT}/answer.service.ts`,
      old: `if (!isRepeated) publishMessage(hub, message);`,
      new: `void isRepeated; publishMessage(hub, message);`,
    },
    {
      name: 'answers are not in the audit',
      hurts: 'The owner cannot see who answered.',
      file: `${STAFF_CHAT}/answer.service.ts`,
      old: `action: 'chat.answered',`,
      new: `action: 'chat.resolved',`,
    },
    {
      name: 'an answer that was held back is lost when something was typed since',
      hurts: 'A colleague writes a long answer again.',
      file: `${DESK}/outbox.ts`,
      old: `setDraft(held.member, [held.content.text, since].filter(Boolean).join('\\n'));`,
      new: `setDraft(held.member, since || held.content.text);`,
      tests: { desk: [DESK] },
    },
    {
      name: 'what was typed since is lost when an answer is held back',
      hurts: 'A colleague writes the next answer again.',
      file: `${DESK}/outbox.ts`,
      old: `setDraft(held.member, [held.content.text, since].filter(Boolean).join('\\n'));`,
      new: `void since; setDraft(held.member, held.content.text);`,
      tests: { desk: [DESK] },
    },
    {
      name: 'the queue is not polled when the socket is blocked',
      hurts: 'Members wait until a colleague reloads the page.',
      file: 'apps/desk/src/staff/pollUnlessLocked.ts',
      old: `staffFailureOf(state.error) === 'deskLocked' ? false : ms;`,
      new: `staffFailureOf(state.error) === 'deskLocked' ? ms : false;`,
      tests: { desk: [DESK] },
    },
    {
      name: 'a failed answer is sent again with another key',
      hurts: 'The member reads the answer twice.',
      file: `${DESK}/outbox.ts`,
      old: `return void submit({ member, key, content, seenId });
      add(`,
      new: `return void (drop(member, key), submit({ member, key: randomId(), content, seenId }));
      add(`,
      tests: { desk: [DESK] },
    },
    {
      name: 'another colleague in this tab gets the drafts of the last one',
      hurts: 'A colleague sends what another one wrote.',
      file: `${DESK}/savedOutbox.ts`,
      old: 'const keyOf = (colleague: number) => `mall.desk.chat.${colleague}`;',
      new: 'const keyOf = (_colleague: number) => `mall.desk.chat.0`;',
      tests: { desk: [DESK] },
    },
  ],
};
