/** Messages about the days on which parcels leave and arrive. */
export const departureMessages = {
  'Pay by {0} · {1}': '{0} 前付款，{1}',
  'Ships {0}': '{0}出貨',
  'Ships {0} · {1}': '{0}出貨，{1}',
  'Arrives {0}': '{0}到貨',
  'At the store {0}': '{0}到店',
  'Ready for pickup {0}': '{0}可取貨',
} as const;
