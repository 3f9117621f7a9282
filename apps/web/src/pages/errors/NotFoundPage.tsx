import { RouteError } from '../../shell/RouteError';

/** Any address that is no route. */
export default function NotFoundPage(): never {
  throw new RouteError(404);
}
