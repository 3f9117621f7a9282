import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { matchPath } from 'react-router-dom';

/** A page whose chunk comes when it is drawn, or earlier by `load`. */
export type LazyPage = LazyExoticComponent<ComponentType> & {
  readonly load: () => Promise<unknown>;
};

/** A page, at once or when its chunk has come. */
export type Page = ComponentType | LazyPage;

/**
 * A page in a chunk of its own.
 *
 * @example
 * const wall = lazyPage(() => import('./pages/articles/WallPage'));
 */
export const lazyPage = (load: () => Promise<{ default: ComponentType }>): LazyPage =>
  Object.assign(lazy(load), { load });

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
