import { RouteError } from '../../navigation/RouteError';

/** Handles every URL that matches no route. */
export default function NotFoundPage(): never {
  throw new RouteError(404);
}
