import type { Screen } from './screens';

/** The bottom bar of a phone has at most this many places. */
const PLACES = 5;

/** The screens in the bottom bar of a phone. */
export interface PhoneScreens {
  readonly shown: readonly Screen[];
  /** The screens that open from the last place; empty: all are shown. */
  readonly more: readonly Screen[];
}

/**
 * Divides the screens of a colleague for a phone: all where they fit, else four and the rest behind the fifth place.
 *
 * @example
 * phoneScreens(screens).more.map(({ path }) => path) // ['/people', '/settings', '/audit']
 */
export function phoneScreens(screens: readonly Screen[]): PhoneScreens {
  if (screens.length <= PLACES) return { shown: screens, more: [] };
  const primary = screens.filter(({ isPrimary }) => isPrimary);
  const others = screens.filter(({ isPrimary }) => !isPrimary);
  const shown = [...primary, ...others].slice(0, PLACES - 1);
  return { shown, more: screens.filter((screen) => !shown.includes(screen)) };
}
