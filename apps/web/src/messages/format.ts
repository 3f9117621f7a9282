/** What fills a message's `{0}`, `{1}` …. */
export type MessageArg = string | number;

const numbers = new Intl.NumberFormat('en');

/**
 * Fills a message; numbers get their thousands commas.
 *
 * @example
 * format('at least {0} characters', [8]) // 'at least 8 characters'
 * format('{0} products', [1264]) // '1,264 products'
 */
export function format(message: string, args: readonly MessageArg[] = []): string {
  return message.replace(/\{(\d+)\}/g, (whole, at: string) => {
    const arg = args[Number(at)] ?? whole;
    return typeof arg === 'number' ? numbers.format(arg) : arg;
  });
}
