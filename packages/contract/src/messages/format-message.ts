import { thousands } from './thousands';

/**
 * Fills a message's `{0}`, `{1}` …; numbers are formatted with thousands separators.
 *
 * @example
 * formatMessage('at least {0} characters', [8]) // 'at least 8 characters'
 * formatMessage('{0} products', [1264]) // '1,264 products'
 */
export const formatMessage = (message: string, args: readonly (string | number)[] = []): string =>
  message.replace(/\{(\d+)\}/g, (whole, at: string) => {
    const arg = args[Number(at)] ?? whole;
    return typeof arg === 'number' ? thousands(arg) : arg;
  });
