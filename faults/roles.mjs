// Faults of roles and people: who may do what at the desk, and until when.
const STAFF = 'apps/server/src/domains/staff';

const PEOPLE = { server: [`${STAFF}/people`, `${STAFF}/leaving`] };
const LEAVING = { server: [`${STAFF}/leaving`] };
const FIRST_OWNER = {
  server: [`${STAFF}/leaving`, `${STAFF}/people`, 'apps/server/src/domains/auth/new-shop'],
};
const SOCKETS = { server: ['apps/server/src/platform/realtime/ended-sockets'] };

export default {
  tests: PEOPLE,
  faults: [
    {
      name: 'a reset of the second factor leaves the sessions open',
      hurts: 'The thief of a factor stays signed in.',
      file: `${STAFF}/people.service.ts`,
      old: `    await revokeDeskSessionsOf(tx, id, new Date());\n`,
      new: ``,
      tests: LEAVING,
    },
    {
      name: 'the pages of a colleague stay connected after a change',
      hurts: 'A suspended colleague reads on.',
      file: `${STAFF}/people.service.ts`,
      old: `  hub.endMember(id);\n`,
      new: ``,
      tests: SOCKETS,
    },
    {
      name: 'a suspended owner counts as an owner',
      hurts: 'The shop is locked out for ever.',
      file: `${STAFF}/owners.ts`,
      old: `state === 'active' && roles.includes('owner');`,
      new: `state !== undefined && roles.includes('owner');`,
    },
    {
      name: 'the last owner can be suspended',
      hurts: 'The shop is locked out for ever.',
      file: `${STAFF}/people.service.ts`,
      old: `    await guardOwner(tx);\n`,
      new: ``,
      known:
        'Only an active owner changes an owner, and nobody changes themselves: one always remains.',
    },
    {
      name: 'the first owner is invited although there is one',
      hurts: 'Who reads the log of a start becomes owner.',
      file: `${STAFF}/first-owner.service.ts`,
      old: `if (await hasOwner(tx)) return null;`,
      new: `await hasOwner(tx);`,
      tests: FIRST_OWNER,
    },
    {
      name: 'an earlier link of the first owner stays valid',
      hurts: 'Who reads an old log becomes owner.',
      file: `${STAFF}/first-owner.service.ts`,
      old: `    await revokeInvitationsOf(tx, email, new Date(now));\n`,
      new: ``,
      tests: FIRST_OWNER,
    },
    {
      name: 'a colleague who was suspended meanwhile changes others',
      hurts: 'A dismissed colleague lets others in.',
      file: `${STAFF}/people.service.ts`,
      old: `if (own?.state !== 'active') throw new MallError('roleBeyondOwn');`,
      new: `if (!own) throw new MallError('roleBeyondOwn');`,
      tests: LEAVING,
    },
    {
      name: 'a colleague whose role was taken meanwhile changes others',
      hurts: 'A colleague gives away roles that they have lost.',
      file: `${STAFF}/people.service.ts`,
      old: `    const own = readManager(everyone, viewer);`,
      new: `    const own = (readManager(everyone, viewer), viewer);`,
      tests: LEAVING,
    },
    {
      name: 'a colleague changes one with more roles',
      hurts: 'A manager suspends the owner.',
      file: `${STAFF}/people.service.ts`,
      old: `    guardRoles(own, person.roles);\n`,
      new: ``,
    },
    {
      name: 'a colleague gives roles beyond their own',
      hurts: 'A manager makes an owner.',
      file: `${STAFF}/people.service.ts`,
      old: `    guardRoles(manager, roles);\n`,
      new: `    void manager;\n`,
    },
    {
      name: 'a colleague changes their own roles',
      hurts: 'A colleague hides what they did.',
      file: `${STAFF}/people.service.ts`,
      old: `if (id === viewer.id) throw new MallError('ownAccount');`,
      new: ``,
    },
    {
      name: 'a suspended colleague speaks for the shop on the site',
      hurts: 'Members believe a dismissed colleague.',
      file: `${STAFF}/people.service.ts`,
      old: `    await changeAccount(tx, id, { role: 'member' });\n`,
      new: ``,
    },
    {
      name: 'sessions stay open when roles change',
      hurts: 'A colleague keeps what they lost.',
      file: `${STAFF}/leave-desk.ts`,
      old: `  await revokeDeskSessionsOf(tx, memberId, now);\n`,
      new: ``,
      tests: LEAVING,
    },
    {
      name: 'invitations of a colleague stay valid who could not send them now',
      hurts: 'A dismissed colleague lets others in.',
      file: `${STAFF}/leave-desk.ts`,
      old: `if (!roles.every((role) => mayGrant(left, role))) await revokeInvitation(tx, id, now);`,
      new: `void mayGrant; void revokeInvitation; void id; void roles;`,
      tests: LEAVING,
    },
    {
      name: 'conversations stay with a colleague who cannot answer them',
      hurts: 'A member waits for an answer of nobody.',
      file: `${STAFF}/leave-desk.ts`,
      old: `return { conversations: answers ? [] : await releaseConversations(tx, memberId) };`,
      new: `return { conversations: answers ? await releaseConversations(tx, memberId) : [] };`,
      tests: LEAVING,
    },
    {
      name: 'a role that a colleague added meanwhile is taken away',
      hurts: 'An edit of two colleagues loses one of them.',
      file: `${STAFF}/people.service.ts`,
      old: `const merged = new Set(stored);`,
      new: `const merged = new Set(base); void stored;`,
    },
    {
      name: 'a change of people is not in the audit',
      hurts: 'The owner cannot see who changed whom.',
      file: `${STAFF}/people.service.ts`,
      old: `    await recordAudit(tx, actor, made.record);\n`,
      new: `    void actor; void recordAudit;\n`,
    },
    {
      name: 'the password of the site leaves the socket of the desk open',
      hurts: 'A thief reads on at the desk.',
      file: 'apps/server/src/platform/realtime/hub.ts',
      old: `      staff.endColleague(memberId);\n`,
      new: ``,
      tests: SOCKETS,
    },
  ],
};
