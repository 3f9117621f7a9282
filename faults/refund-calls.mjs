// Faults of calls to the gateway, and of refunds by hand: how often money goes back.
const PAYMENTS = 'apps/server/src/domains/payments';
const ORDERS = 'apps/server/src/domains/orders';
const STAFF_ORDERS = 'apps/server/src/domains/staff-orders';

const BY_HAND = { server: [`${ORDERS}/refund-by-hand`, `${ORDERS}/refund-lines-crash`] };
const CALLS = {
  server: [`${ORDERS}/refund-crash`, `${ORDERS}/refund-lines-crash`, `${ORDERS}/refund-by-hand`],
};
const LINES = {
  server: [
    `${ORDERS}/refund-lines.test`,
    `${STAFF_ORDERS}/shop-refunds`,
    `${STAFF_ORDERS}/refund-sums`,
  ],
};

export default {
  tests: LINES,
  faults: [
    {
      name: 'a refund is taken over by hand while the gateway is being called',
      hurts: 'The shop pays the refund twice.',
      file: `${PAYMENTS}/refunds.repo.ts`,
      old: `          and(
            eq(refunds.state, 'called'),
            or(eq(refunds.byHand, true), isNotNull(refunds.failure)),
          ),`,
      new: `          eq(refunds.state, 'called'),`,
      known:
        'The guard before it refuses such a refund; the condition is for a call that begins in between.',
      tests: BY_HAND,
    },
    {
      name: 'a refund is confirmed by hand while nobody waits for it',
      hurts: 'The shop pays the refund twice: the gateway carries it out, too.',
      file: `${PAYMENTS}/refunds.repo.ts`,
      old: `ne(refunds.state, 'settled'), waits))`,
      new: `ne(refunds.state, 'settled')))`,
      tests: BY_HAND,
    },
    {
      name: 'a refund that waits for a refused call cannot be confirmed by hand',
      hurts: 'The member never gets the money back that the gateway refuses.',
      file: `${PAYMENTS}/refunds.repo.ts`,
      old: `const waits = or(eq(refunds.byHand, true), isNotNull(refunds.failure));`,
      new: `const waits = eq(refunds.byHand, true);`,
      tests: BY_HAND,
    },
    {
      name: 'a refused refund is requested again although colleagues pay it by hand',
      hurts: 'The shop pays the refund twice.',
      file: `${PAYMENTS}/refunds.repo.ts`,
      old: `        eq(refunds.state, 'requested'),
        eq(refunds.byHand, false),
        isNotNull(refunds.failure),`,
      new: `        eq(refunds.state, 'requested'),
        isNotNull(refunds.failure),`,
      tests: BY_HAND,
    },
    {
      name: 'a refund that was never refused is requested again',
      hurts: 'The tries of a refund in progress start at zero.',
      file: `${PAYMENTS}/refunds.repo.ts`,
      old: `        eq(refunds.byHand, false),
        isNotNull(refunds.failure),`,
      new: `        eq(refunds.byHand, false),`,
      tests: LINES,
    },
    {
      name: 'a settled refund is called again',
      hurts: 'The gateway refunds twice.',
      file: `${PAYMENTS}/refunds.repo.ts`,
      old: `          ne(refunds.state, 'settled'),
          eq(refunds.byHand, false),
          or(`,
      new: `          eq(refunds.byHand, false),
          or(`,
      known: 'No caller reads a settled refund: the retry job and the confirmation leave it out.',
      tests: CALLS,
    },
    {
      name: 'a refund that colleagues pay by hand is called as well',
      hurts: 'The shop pays the refund twice.',
      file: `${PAYMENTS}/refunds.repo.ts`,
      old: `          eq(refunds.byHand, false),
          or(eq(refunds.state, 'requested'), lte(refunds.nextTryAt, now)),`,
      new: `          or(eq(refunds.state, 'requested'), lte(refunds.nextTryAt, now)),`,
      known:
        '`callGateway` leaves such a refund alone; the condition is for a change between its reading and the call.',
      tests: BY_HAND,
    },
    {
      name: 'two parts of one payment are refunded by the gateway at the same time',
      hurts: 'Nobody can say which part an amount at the gateway belongs to.',
      file: `${PAYMENTS}/refunds.repo.ts`,
      old: `          notExists(another),\n`,
      new: '',
      tests: CALLS,
    },
    {
      name: 'the gateway is called for a refund that another call is working on',
      hurts: 'The gateway refunds twice.',
      file: `${PAYMENTS}/refunds.repo.ts`,
      old: `or(eq(refunds.state, 'requested'), lte(refunds.nextTryAt, now)),`,
      new: `or(ne(refunds.state, 'settled'), lte(refunds.nextTryAt, now)),`,
      tests: CALLS,
    },
    {
      name: 'the retry job calls the gateway for refunds that are paid by hand',
      hurts: 'The shop pays the refund twice.',
      file: `${PAYMENTS}/refunds.repo.ts`,
      old: `        lte(refunds.nextTryAt, now),
        eq(refunds.byHand, false),`,
      new: `        lte(refunds.nextTryAt, now),`,
      known: '`callGateway` itself leaves a refund alone that is paid by hand.',
      tests: BY_HAND,
    },
    {
      name: 'no alarm is raised when the gateway pays back what was paid by hand',
      hurts: 'The shop never notices that it paid twice.',
      file: `${PAYMENTS}/refunds.repo.ts`,
      old: `        eq(refunds.byHand, true),
        isNull(refunds.paidTwiceAt),`,
      new: `        eq(refunds.byHand, false),
        isNull(refunds.paidTwiceAt),`,
      tests: BY_HAND,
    },
    {
      name: 'an alarm of a double payment can be dismissed twice',
      hurts: 'The audit names the wrong colleague.',
      file: `${PAYMENTS}/refunds.repo.ts`,
      old: `and(eq(refunds.id, id), isNotNull(refunds.paidTwiceAt), isNull(refunds.alarmDismissedAt)),`,
      new: `and(eq(refunds.id, id), isNotNull(refunds.paidTwiceAt)),`,
      tests: BY_HAND,
    },
    {
      name: 'a refund that must be paid by hand counts as paid in the retry job',
      hurts: 'The member never gets the money.',
      file: `${PAYMENTS}/retry-refunds.service.ts`,
      old: `      log.warn(about, 'Money has to be given back by hand');
      return leaveToStaff(db, refund.id);`,
      new: `      await transaction(db, (tx) => orders.settleRefund(tx, refund, now));
      return;`,
      tests: BY_HAND,
    },
    {
      name: 'a refund that must be paid by hand stays in the retry job',
      hurts: 'No colleague sees that a member waits for money.',
      file: `${PAYMENTS}/retry-refunds.service.ts`,
      old: `      return leaveToStaff(db, refund.id);`,
      new: `      return;`,
      tests: BY_HAND,
    },
    {
      name: 'another amount that was refunded at the provider counts as this part',
      hurts: 'The member never gets the part.',
      file: `${PAYMENTS}/refunds.service.ts`,
      old: `return refunded === refundedBefore + amount ? 'refunded' : 'unclear';`,
      new: `return 'refunded';`,
    },
    {
      name: 'a part is sent again without looking up what was refunded',
      hurts: 'The gateway refunds the part twice.',
      file: `${PAYMENTS}/refunds.service.ts`,
      old: `if (refunded === refundedBefore) return { refunded };`,
      new: `if (refunded >= refundedBefore) return { refunded };`,
      tests: CALLS,
    },
    {
      name: 'a part whose earlier amount is unknown is sent again',
      hurts: 'The gateway refunds the part twice.',
      file: `${PAYMENTS}/refunds.service.ts`,
      old: `if (refundedBefore === null) return 'unclear';`,
      new: `if (refundedBefore === null) return { refunded };`,
      tests: CALLS,
    },
    {
      name: 'a refusal proves that nothing was refunded although an earlier call had no answer',
      hurts: 'A colleague pays by hand what the gateway has paid.',
      file: `${PAYMENTS}/refunds.service.ts`,
      old: `const isClear = error instanceof RefundRefused && (isPart || claimed.tries === 1);`,
      new: `const isClear = error instanceof RefundRefused;`,
    },
    {
      name: 'a part is refunded as if it were the whole payment',
      hurts: 'The gateway refuses it, or gives the whole payment back.',
      file: `${PAYMENTS}/refunds.service.ts`,
      old: `await gateway.refund({ merchantTradeNo, tradeNo, amount, isPart });`,
      new: `await gateway.refund({ merchantTradeNo, tradeNo, amount, isPart: false });`,
      tests: CALLS,
    },
  ],
};
