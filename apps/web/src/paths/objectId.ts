/**
 * Returns the id of the object that a page shows; null: no object can have it.
 *
 * @param text the parameter of the page's path.
 */
export function objectId(text: string | undefined): number | null {
  const id = Number(text);
  return Number.isInteger(id) && id >= 1 ? id : null;
}
