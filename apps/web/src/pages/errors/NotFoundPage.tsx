import { RouteError } from '@mall/app/errors';

/** Handles every URL that matches no route. */
export default function NotFoundPage(): never {
  throw new RouteError(404);
}
