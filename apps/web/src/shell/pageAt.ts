import type { ComponentType, LazyExoticComponent } from 'react';
import { matchPath } from 'react-router-dom';

/** A page, at once or when its chunk has come. */
export type Page = ComponentType | LazyExoticComponent<ComponentType>;

/**
 * The path of several that an address is at. Paths without an id come before those with one.
 *
 * @example
 * pathAt(['/forget/form', '/forget/:id'], '/forget/aToken') // '/forget/:id'
 */
export const pathAt = <Path extends string>(
  paths: readonly Path[],
  pathname: string,
): Path | undefined => paths.find((path) => matchPath(path, pathname));
