/** The link of this site that an event is about; null: none. */
export function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement)) return null;
  return link.target || link.origin !== location.origin ? null : link;
}
