// Faults of second factors: who opens the desk.
const STAFF = 'apps/server/src/domains/staff';

const SESSION = { server: [`${STAFF}/session`] };
const LIMITS = { server: [`${STAFF}/lockout`] };
const PASSKEYS = { server: [`${STAFF}/passkeys`] };
const PEOPLE = { server: [`${STAFF}/people`, `${STAFF}/passkeys`] };

export default {
  tests: SESSION,
  faults: [
    {
      name: 'codes are guessed without limit',
      hurts: 'Who knows the password of a colleague opens the desk.',
      file: `${STAFF}/factor.service.ts`,
      old: `return countWrong(db, await countedFor(parts, viewer, device), async () => {`,
      new: `return countWrong(db, (await countedFor(parts, viewer, device)).slice(9), async () => {`,
      tests: LIMITS,
    },
    {
      name: 'the first code of an app is guessed without limit',
      hurts: 'Who knows the password of a colleague opens the desk.',
      file: `${STAFF}/factor.service.ts`,
      old: `return countWrong(db, [ofSession(viewer)], async () => {`,
      new: `return countWrong(db, [], async () => {`,
      tests: LIMITS,
    },
    {
      name: 'wrong codes in many sessions of strangers do not add up',
      hurts: 'Who knows the password guesses codes in one session after another.',
      file: `${STAFF}/factor.service.ts`,
      old: `return member ? [ofSession(viewer), [CODES_OF_STRANGERS, member.deviceKey]] : [ofSession(viewer)];`,
      new: `return member ? [ofSession(viewer)] : [ofSession(viewer), [CODES_OF_STRANGERS, '']];`,
      tests: LIMITS,
    },
    {
      name: 'strangers’ wrong codes keep a colleague on a known device out',
      hurts: 'The colleague cannot work.',
      file: `${STAFF}/factor.service.ts`,
      old: `if (viewer.hasFactor || isKnown) return [ofSession(viewer)];`,
      new: `if (viewer.hasFactor && isKnown) return [ofSession(viewer)];`,
      tests: LIMITS,
    },
    {
      name: 'a right code counts as a guess',
      hurts: 'A colleague is blocked by signing in often.',
      file: `${STAFF}/desk-limits.ts`,
      old: `for (const [limit, subject] of counted) await limiter.uncount(limit, subject);`,
      new: ``,
      tests: LIMITS,
    },
    {
      name: 'a recovery code of any colleague opens every desk',
      hurts: 'A colleague acts as another one.',
      file: `${STAFF}/factor.repo.ts`,
      old: `        eq(recoveryCodes.memberId, memberId),
        eq(recoveryCodes.codeHash, codeHash),`,
      new: `        eq(recoveryCodes.codeHash, codeHash),`,
    },
    {
      name: 'a recovery code can be used twice',
      hurts: 'Who saw a used code opens the desk.',
      file: `${STAFF}/factor.repo.ts`,
      old: `        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),`,
      new: `        eq(recoveryCodes.codeHash, codeHash),`,
    },
    {
      name: 'a code of the app can be used twice',
      hurts: 'Who looked over a shoulder opens the desk.',
      file: `${STAFF}/factor.repo.ts`,
      old: `        lt(staffFactors.lastStep, step),\n`,
      new: ``,
    },
    {
      name: 'a secret that was replaced meanwhile is confirmed',
      hurts: 'Codes of an app that was not confirmed open the desk.',
      file: `${STAFF}/factor.repo.ts`,
      old: `.where(and(eq(staffFactors.memberId, memberId), eq(staffFactors.pendingSecret, secret)))`,
      new: `.where(eq(staffFactors.memberId, memberId))`,
      tests: { server: [`${STAFF}/factor-races`] },
    },
    {
      name: 'old recovery codes stay valid after new ones were made',
      hurts: 'Lost codes open the desk.',
      file: `${STAFF}/factor.repo.ts`,
      old: `  await tx.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId));
  await tx.insert`,
      new: `  await tx.insert`,
      tests: PASSKEYS,
    },
    {
      name: 'a reset of the second factor keeps the passkeys',
      hurts: 'A stolen key opens the desk.',
      file: `${STAFF}/factor.repo.ts`,
      old: `for (const table of [recoveryCodes, staffFactors, passkeys]) {`,
      new: `for (const table of [recoveryCodes, staffFactors]) {`,
      tests: PEOPLE,
    },
    {
      name: 'a passkey opens the desk without PIN or finger',
      hurts: 'A stolen key opens the desk.',
      file: `${STAFF}/webauthn.ts`,
      old: `      requireUserVerification: true,
      credential:`,
      new: `      requireUserVerification: false,
      credential:`,
      tests: PASSKEYS,
    },
    {
      name: 'a passkey without PIN or finger is added',
      hurts: 'A stolen key opens the desk.',
      file: `${STAFF}/webauthn.ts`,
      old: `      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,`,
      new: `      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,`,
      tests: PASSKEYS,
    },
    {
      name: 'a passkey is used in a frame of another site',
      hurts: 'A colleague confirms what they do not see.',
      file: `${STAFF}/webauthn.ts`,
      old: `  if (isFramed(response.clientDataJSON)) return null;`,
      new: ``,
      tests: PASSKEYS,
    },
    {
      name: 'recovery codes are stored without the key',
      hurts: 'Who has a copy of the database computes the codes.',
      file: 'apps/server/src/platform/secrets/secret-box.ts',
      old: `createHmac('sha256', key).update(text)`,
      new: `createHmac('sha256', '').update(text)`,
      tests: SESSION,
    },
    {
      name: 'other sessions stay open when recovery codes are renewed',
      hurts: 'A thief stays signed in.',
      file: `${STAFF}/factor.service.ts`,
      old: `    await endOtherSessions(tx, viewer);
    await recordAudit`,
      new: `    await recordAudit`,
      tests: PASSKEYS,
    },
    {
      name: 'sockets of other sessions stay open when recovery codes are renewed',
      hurts: 'A thief reads on.',
      file: `${STAFF}/factor.service.ts`,
      old: `hub.staff.endColleague(viewer.id, viewer.session);`,
      new: `void hub;`,
      tests: { server: ['apps/server/src/platform/realtime/ended-sockets'] },
    },
  ],
};
