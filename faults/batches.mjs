// Faults of batches: many orders changed at once.
const BATCHES = 'apps/server/src/domains/batches';

export default {
  tests: { server: [`${BATCHES}/`] },
  faults: [
    {
      name: 'an outage of the database marks orders as failed',
      hurts: 'Colleagues look for a mistake in orders that are right.',
      file: `${BATCHES}/run-batches.service.ts`,
      old: `if (!item || isDatabaseUnavailable(error)) throw error;`,
      new: `if (!item) throw error; void isDatabaseUnavailable;`,
    },
    {
      name: 'a suspended colleague’s batch goes on',
      hurts: 'A dismissed colleague ships orders.',
      file: `${BATCHES}/run-batches.service.ts`,
      old: `if (!colleague || !isPermitted(batchPermissions[kind], permissionsOf(colleague.roles))) {`,
      new: `if (colleague && !isPermitted(batchPermissions[kind], permissionsOf(colleague.roles))) {`,
    },
    {
      name: 'a batch goes on although its colleague lost the permission',
      hurts: 'A colleague confirms payments that they may not confirm.',
      file: `${BATCHES}/run-batches.service.ts`,
      old: `if (!colleague || !isPermitted(batchPermissions[kind], permissionsOf(colleague.roles))) {`,
      new: `if (!colleague || (void [isPermitted, batchPermissions, permissionsOf, kind], false)) {`,
    },
    {
      name: 'a batch starts before its pause is over',
      hurts: 'Colleagues cannot undo a slip.',
      file: `${BATCHES}/batches.repo.ts`,
      old: `        lte(batches.startsAt, now),\n`,
      new: ``,
    },
    {
      name: 'a cancelled batch is done',
      hurts: 'Orders ship that a colleague has called back.',
      file: `${BATCHES}/batches.repo.ts`,
      old: `    .set({ state: 'cancelled' })
    .where(and(eq(batchItems.batchId, id), eq(batchItems.state, 'waiting')));`,
      new: `    .set({ state: 'cancelled' })
    .where(and(eq(batchItems.batchId, -id), eq(batchItems.state, 'waiting')));`,
    },
    {
      name: 'a batch is cancelled after it began',
      hurts: 'A colleague believes that nothing was shipped.',
      file: `${BATCHES}/batches.service.ts`,
      old: `if (batch.startsAt <= now) throw new MallError('batchStarted');`,
      new: ``,
    },
    {
      name: 'a retry repeats the orders that were done',
      hurts: 'Members get a second message about their parcel.',
      file: `${BATCHES}/batches.repo.ts`,
      old: `.where(and(eq(batchItems.batchId, batchId), eq(batchItems.state, 'failed')));`,
      new: `.where(eq(batchItems.batchId, batchId));`,
    },
    {
      name: 'a retry works in the name of the first colleague',
      hurts: 'The audit names the wrong colleague.',
      file: `${BATCHES}/batches.service.ts`,
      old: `await retryItems(tx, id, { startsAt: new Date(), ...authorOf(actor) });`,
      new: `await retryItems(tx, id, { ...batch, startsAt: new Date() });`,
    },
    {
      name: 'a batch is started without the permission of its kind',
      hurts: 'A colleague confirms payments that they may not confirm.',
      file: `${BATCHES}/batches.service.ts`,
      old: `  guardKind(viewer, kind);
  const ids`,
      new: `  void viewer;
  const ids`,
    },
    {
      name: 'two servers work on the same order of a batch',
      hurts: 'Servers wait for each other, and a batch is slow.',
      file: `${BATCHES}/batches.repo.ts`,
      old: `.for('update', { of: batchItems, skipLocked: true });`,
      new: `.for('update', { of: batchItems });`,
      known: 'Only speed: the second server finds the order done.',
    },
  ],
};
