// Faults of caches: what members and guests see after a change, on each server.
const PLATFORM = 'apps/server/src/platform';
const SHARED = [`${PLATFORM}/shared-reads/`, `${PLATFORM}/realtime/several-servers`];

export default {
  tests: { server: SHARED },
  faults: [
    {
      name: 'a write of a guest that changes sessions is not published',
      hurts: 'A stolen session stays valid on the other servers after a new password.',
      file: `${PLATFORM}/shared-reads/share-writes.ts`,
      old: `if (!isReachable() || (memberId === null && !changesSessions)) return;`,
      new: `if (!isReachable() || memberId === null) return;`,
    },
    {
      name: 'the other servers do not hear that sessions changed',
      hurts: 'A stolen session stays valid on the other servers.',
      file: `${PLATFORM}/shared-reads/share-writes.ts`,
      old: `changesSessions: sessions === 'sessions',`,
      new: `changesSessions: sessions === '',`,
    },
    {
      name: 'the other servers do not hear who wrote',
      hurts: 'A member sees the cart of before on the next server.',
      file: `${PLATFORM}/shared-reads/share-writes.ts`,
      old: `memberId: memberId === '' ? null : Number(memberId),`,
      new: `memberId: null,`,
    },
    {
      name: 'viewers are cached although sessions changed',
      hurts: 'A member who signed out stays signed in.',
      file: `${PLATFORM}/shared-reads/record-writes.ts`,
      old: `if (changesSessions) viewers.clear();`,
      new: `if (changesSessions && memberId === null) viewers.clear();`,
      tests: {
        server: [
          ...SHARED,
          'apps/server/src/domains/credentials/',
          'apps/server/src/domains/members/sessions',
        ],
      },
    },
    {
      name: 'a colleague’s page at another server stays connected',
      hurts: 'A suspended colleague reads on.',
      file: `${PLATFORM}/realtime/staff-hub.ts`,
      old: `    pages()
      ?.in(room)
      .except([...except])
      .disconnectSockets(true);`,
      new: ``,
      tests: {
        server: [`${PLATFORM}/realtime/`, 'apps/server/src/domains/staff-chat/sockets'],
      },
    },
    {
      name: 'a member’s page at another server stays connected',
      hurts: 'Who stole a session reads on.',
      file: `${PLATFORM}/realtime/hub.ts`,
      old: `      pages()?.in(memberRoom(memberId)).except(others).disconnectSockets(true);\n`,
      new: ``,
      tests: { server: [`${PLATFORM}/realtime/`] },
    },
    {
      name: 'a reply of equal length counts as unchanged',
      hurts: 'Guests see the old price.',
      file: 'apps/server/src/http/reply-cache.ts',
      old: `last?.text === text ? last`,
      new: `last?.text.length === text.length ? last`,
      tests: {
        server: [
          'apps/server/src/http/reply-cache',
          'apps/server/src/http/caching',
          'apps/server/src/plugins/cached-replies',
        ],
      },
    },
    {
      name: 'guests of two languages share a reply',
      hurts: 'Guests read a language that they do not know.',
      file: 'apps/server/src/http/reply-cache.ts',
      old: `[origin, host, language, url].join(' ');`,
      new: `(void language, [origin, host, url].join(' '));`,
      tests: { server: ['apps/server/src/http/', 'apps/server/src/plugins/cached-replies'] },
    },
    {
      name: 'storefronts of two origins share a reply',
      hurts: 'A partner’s page cannot read the reply.',
      file: 'apps/server/src/http/reply-cache.ts',
      old: `[origin, host, language, url].join(' ');`,
      new: `(void origin, [host, language, url].join(' '));`,
      tests: { server: ['apps/server/src/http/', 'apps/server/src/plugins/cached-replies'] },
    },
    {
      name: 'data that was read before a write is used after it',
      hurts: 'A member does not see their own change.',
      file: 'apps/server/src/kernel/read-cache.ts',
      old: `const age = entry === undefined || entry.readAt < since ? Infinity : now - entry.readAt;`,
      new: `const age = entry === undefined ? Infinity : now - entry.readAt;`,
      tests: { server: ['apps/server/src/kernel/', ...SHARED] },
    },
    {
      name: 'an older read replaces a newer one',
      hurts: 'A member sees what they have changed since.',
      file: 'apps/server/src/kernel/read-cache.ts',
      old: `if (!last || last.readAt < readAt) this.#entries.set`,
      new: `if (!last || readAt > 0) this.#entries.set`,
      tests: { server: ['apps/server/src/kernel/', ...SHARED] },
    },
    {
      name: 'a page is sent without a check long after an outage began',
      hurts: 'Guests see prices of yesterday.',
      file: `${PLATFORM}/rendering/page-cache.ts`,
      old: `const isUsable = checkedAt - cached.checkedAt < STALE_LIMIT;`,
      new: `const isUsable = checkedAt - cached.checkedAt < Infinity;`,
      tests: { server: [`${PLATFORM}/rendering/page-cache`] },
    },
    {
      name: 'a page that could not be checked counts as checked',
      hurts: 'Guests see prices of yesterday.',
      file: `${PLATFORM}/rendering/page-cache.ts`,
      old: `if (isUsable) return cached;`,
      new: `if (isUsable) return { ...cached, checkedAt };`,
      tests: { server: [`${PLATFORM}/rendering/page-cache`] },
    },
    {
      name: 'the front page promises the latest departure',
      hurts: 'Shoppers believe that parcels leave later than they do.',
      file: 'apps/server/src/domains/shipping/home-delivery.service.ts',
      old: `one.leavesOn.localeCompare(other.leavesOn)`,
      new: `other.leavesOn.localeCompare(one.leavesOn)`,
      tests: { server: ['apps/server/src/domains/content/', 'apps/server/src/domains/shipping/'] },
    },
  ],
};
