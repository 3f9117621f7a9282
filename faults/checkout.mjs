// Faults of the checkout, in the server, the hooks and the site.
const SERVER = 'apps/server/src/domains/checkout';
const HOOKS = 'packages/hooks/src/checkout';
const SITE = 'apps/web/src/pages/checkout';

export default {
  tests: { hooks: [HOOKS] },
  faults: [
    {
      name: 'another total than the shopper saw is charged',
      hurts: 'Shoppers pay more than they agreed to.',
      file: `${SERVER}/pay.service.ts`,
      old: `if (totals.total_amount !== input.total_amount) {`,
      new: `if (totals.total_amount < input.total_amount) {`,
      tests: { server: [`${SERVER}/checkout`, `${SERVER}/totals`] },
    },
    {
      name: 'a line that cannot be bought is left out',
      hurts: 'Shoppers do not get what they ordered.',
      file: `${SERVER}/pay.service.ts`,
      old: `if (refusals.length > 0) throw new MallError('cartLineUnbuyable', [{ refusals }]);`,
      new: `void refusals;`,
      tests: { server: [`${SERVER}/checkout`] },
    },
    {
      name: 'a member has any number of unpaid orders',
      hurts: 'One member reserves the whole stock.',
      file: `${SERVER}/pay.service.ts`,
      old: `if (unpaid < most) return;`,
      new: `if (unpaid >= 0 || most) return;`,
      tests: { server: [`${SERVER}/`] },
    },
    {
      name: 'a further address becomes the default',
      hurts: 'The next order goes to a friend.',
      file: `${HOOKS}/useShippingForm.ts`,
      old: `is_default: isFirst });`,
      new: `is_default: true });`,
    },
    {
      name: 'an address is saved although that is not wished',
      hurts: 'Other people’s addresses stay in the account.',
      file: `${HOOKS}/useShippingForm.ts`,
      old: `if (!remember || sent.kind !== 'home') return;`,
      new: `if (sent.kind !== 'home') return;`,
    },
    {
      name: 'the keys of two carts replace each other',
      hurts: 'After a lost answer an order is placed twice.',
      file: `${HOOKS}/useCheckout.ts`,
      old: '`pay:${mall.session.get()?.profile.id}:${layer}`',
      new: '`pay:${mall.session.get()?.profile.id}`',
    },
    {
      name: 'the key of a payment is dropped after a lost answer',
      hurts: 'After a lost answer an order is placed twice.',
      file: 'packages/hooks/src/idempotency/idempotency.ts',
      old: `if (isMallError(error) && !isMallError(error, ...UNDECIDED)) keys.clear();`,
      new: `keys.clear();`,
      tests: { hooks: ['packages/hooks/src/idempotency/', HOOKS] },
    },
    {
      name: 'the key of a payment stays after an answer',
      hurts: 'A second equal order is not placed.',
      file: 'packages/hooks/src/idempotency/idempotency.ts',
      old: `    keys.clear();
    return result;`,
      new: `    return result;`,
      tests: { hooks: ['packages/hooks/src/idempotency/', HOOKS] },
    },
    {
      name: 'what another member typed on this device is kept',
      hurts: 'A member sees the address of another one.',
      file: `${HOOKS}/drafts.ts`,
      old: `...(stored.owner === member ? stored.drafts : {}),`,
      new: `...stored.drafts,`,
    },
    {
      name: 'what another member typed on this device is read',
      hurts: 'A member sees the address of another one.',
      file: `${HOOKS}/drafts.ts`,
      old: `(member !== null && owner === member ? drafts[place] : undefined) ?? EMPTY;`,
      new: `(member !== null && owner !== null ? drafts[place] : undefined) ?? EMPTY;`,
    },
    {
      name: 'a coupon that the member took off comes back',
      hurts: 'Members cannot save a coupon for later.',
      file: 'packages/hooks/src/coupons/useBestCoupon.ts',
      old: `const isUnchanged = chosen.length <= 1 && chosen[0] === draft.bestCoupon;`,
      new: `const isUnchanged = chosen.length === 0 || chosen[0] === draft.bestCoupon;`,
      tests: { hooks: ['packages/hooks/src/coupons/'] },
    },
    {
      name: 'a coupon that saves nothing is applied',
      hurts: 'Members lose a coupon.',
      file: 'packages/hooks/src/coupons/useBestCoupon.ts',
      old: `first && first.discount_amount > 0 && first.id`,
      new: `first && first.id`,
      tests: { hooks: ['packages/hooks/src/coupons/'] },
    },
    {
      name: 'totals of an earlier choice of shipping are shown',
      hurts: 'Shoppers see another sum than they pay.',
      file: `${HOOKS}/useCheckout.ts`,
      old: `const shippingIsLatest = shipping.dataUpdatedAt > payment.dataUpdatedAt;`,
      new: `const shippingIsLatest = false;`,
    },
    {
      name: 'what was typed for the last order fills the next one',
      hurts: 'Shoppers send an order with the invoice of another one.',
      file: `${SITE}/PayForm.tsx`,
      old: `      onPlaced();
      discard();`,
      new: `      onPlaced();
      void discard;`,
      tests: { pages: [`${SITE}/`] },
    },
    {
      name: 'an order is paid without a chosen method',
      hurts: 'Shoppers get a refusal that they do not understand.',
      file: `${SITE}/PayForm.tsx`,
      old: `    if (!chosen || !totals) {`,
      new: `    if (chosen && !totals) {`,
      known: 'The compiler refuses it: the choice may be undefined below.',
      tests: { pages: [`${SITE}/`] },
    },
  ],
};
