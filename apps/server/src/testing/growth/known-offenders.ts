/** Calls that read more rows. */
export const knownOffenders: ReadonlySet<string> = new Set([
  // A file of the sitemap lists up to 50,000 addresses. It reads them for each request, 5,000 at a time,
  // so that it never lists a post that was deleted or limited since. A client may read it 60 times a
  // minute.
  'guest /sitemap-2.xml',
  // Few orders match: the index alone is read from its newest entry on, a million in a tenth of a second.
  'desk /api/staff/order/list?payment=transfer',
  'desk /api/staff/order/list?payment=credit&shipping=cvs',
  'desk /api/staff/order/list?layer=3&payment=transfer&shipping=pickup',
]);

/** Further ones in a shop with 200,000 orders. */
export const knownOffendersAtFullScale: ReadonlySet<string> = new Set([
  // Orders that arrived are looked through for those whose return period is over: a thousand with three events each.
  'jobs',
]);
