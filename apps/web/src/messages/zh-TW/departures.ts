/** Messages about the days on which parcels leave and arrive; a text with a comma is followed by another one. */
export const departureMessages = {
  'Pay by {0} · ': '{0} 前付款，',
  'The van leaves {0}': '{0}發車',
  'The van leaves {0} · ': '{0}發車，',
  'Ships {0}': '{0}出貨',
  'Ships {0} · ': '{0}出貨，',
  'Arrives {0}': '{0}到貨',
  'At the store {0}': '{0}到店',
  'Ready for pickup {0}': '{0}可取貨',
} as const;
