/**
 * Money as the shop writes it: whole New Taiwan dollars with thousands commas. Spec §9.
 *
 * @param amount NT$; a fraction is rounded, since the wire carries none.
 * @example
 * formatPrice(1280) // 'NT$1,280'
 * formatPrice(-50)  // '-NT$50'
 */
export function formatPrice(amount: number): string {
  return `${Math.round(amount) < 0 ? '-' : ''}NT$${groupThousands(amount)}`;
}

/** Digits alone, without sign or currency: `1,280`. */
export function groupThousands(amount: number): string {
  return String(Math.abs(Math.round(amount))).replace(/\B(?=(\d{3})+$)/g, ',');
}
