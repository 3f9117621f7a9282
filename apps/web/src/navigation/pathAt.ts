import { matchPath } from 'react-router-dom';

/**
 * Returns the path pattern that matches a pathname. Patterns without an id have to come before those with one.
 *
 * @example
 * pathAt(['/forget/form', '/forget/:id'], '/forget/aToken') // '/forget/:id'
 */
export const pathAt = <Path extends string>(
  paths: readonly Path[],
  pathname: string,
): Path | undefined => paths.find((path) => matchPath(path, pathname));
