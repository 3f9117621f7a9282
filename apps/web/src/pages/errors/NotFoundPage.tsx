import { RouteError } from '../../shell/RouteError';

/** Handles every URL that matches no route. */
export default function NotFoundPage(): never {
  throw new RouteError(404);
}
