import { RouteError } from '../../navigation/RouteError';

/** The order number in an address. @throws RouteError 404 for what cannot be one */
export function orderNumber(text: string | null | undefined): string {
  if (!text || !/^[0-9A-Z]{8,32}$/.test(text)) throw new RouteError(404);
  return text;
}
