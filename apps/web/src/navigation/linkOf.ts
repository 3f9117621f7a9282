/** Returns the internal link that an event targets; null if there is none. */
export function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement)) return null;
  return link.target || link.origin !== location.origin ? null : link;
}
