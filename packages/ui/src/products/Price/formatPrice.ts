/**
 * Formats an amount in whole New Taiwan dollars with thousands separators.
 *
 * @param amount NT$; a fraction is rounded, because the API has whole amounts only.
 * @example
 * formatPrice(1280) // 'NT$1,280'
 * formatPrice(-50)  // '-NT$50'
 */
export function formatPrice(amount: number): string {
  return `${Math.round(amount) < 0 ? '-' : ''}NT$${groupThousands(amount)}`;
}

/** Formats the digits only, without sign or currency: `1,280`. */
export function groupThousands(amount: number): string {
  return String(Math.abs(Math.round(amount))).replace(/\B(?=(\d{3})+$)/g, ',');
}
