import { RouteError } from '@mall/app/errors';

/** Reads the order number from the URL. @throws RouteError 404 for an invalid one */
export function orderNumber(text: string | null | undefined): string {
  if (!text || !/^[0-9A-Z]{8,32}$/.test(text)) throw new RouteError(404);
  return text;
}
