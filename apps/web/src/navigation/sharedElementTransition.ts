import { linkOf } from './linkOf';
import { mayMove } from './motion';

/** The name by which the browser pairs what was tapped with what it grows into. */
const NAME = 'tapped';

/** What was tapped last, on the way to a page. */
interface Tapped {
  readonly pathname: string;
  /** The picture in it, in the size that is there already; null: none. */
  readonly picture: string | null;
  readonly grows: boolean;
}

let tapped: Tapped | null = null;
/** What bears the name. */
let named: HTMLElement | null = null;

function name(element: HTMLElement | null): void {
  named?.style.removeProperty('view-transition-name');
  named = element;
  if (element) element.style.viewTransitionName = NAME;
}

const areaOf = ({ offsetWidth, offsetHeight }: HTMLElement) => offsetWidth * offsetHeight;

/** The largest picture that is there; the others are faces and marks. */
const pictureIn = (card: Element): HTMLImageElement | undefined =>
  [...card.querySelectorAll('img')]
    .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    .sort((a, b) => areaOf(b) - areaOf(a))[0];

function remember(event: Event): void {
  forget();
  const link = linkOf(event);
  // What stands beside a page, such as a menu, stays there while the page changes.
  const card = link?.closest('main') ? (link.closest('article, li') ?? link) : null;
  if (!link || !(card instanceof HTMLElement)) return;
  const picture = pictureIn(card);
  // A post's page shows the same card; a product's page its picture.
  const grown = link.pathname.startsWith('/article/')
    ? card
    : picture?.closest<HTMLElement>('[data-fit]');
  if (!grown) return;
  const grows = mayMove();
  if (grows) name(grown);
  tapped = { pathname: link.pathname, picture: picture?.currentSrc ?? null, grows };
}

function forget(): void {
  name(null);
  tapped = null;
}

/** Pairs an element of the page that is opened with what was tapped to open it. */
export function sharedElementRef(element: HTMLElement | null): void {
  if (element && hasSharedElement(location.pathname)) name(element);
}

/** Whether a tap on a card has opened the page at a path. */
export const isOpenedByTap = (pathname: string): boolean => tapped?.pathname === pathname;

/** Whether the page at a path grows out of what was tapped. */
export const hasSharedElement = (pathname: string): boolean =>
  isOpenedByTap(pathname) && tapped?.grows === true;

/** The picture of what was tapped to open a path: it is there already; undefined: none. */
export const sharedPicture = (pathname: string): string | undefined =>
  (isOpenedByTap(pathname) && tapped?.picture) || undefined;

/**
 * Remembers which card is tapped, for the page that it opens to grow out of it.
 *
 * @returns the function that stops it.
 */
export function watchTaps(): () => void {
  // As it is called anyway: React leaves the rest of the page out of a transition whose name it may choose itself.
  document.documentElement.style.viewTransitionName = 'root';
  document.addEventListener('click', remember, { capture: true });
  addEventListener('popstate', forget);
  return () => {
    document.removeEventListener('click', remember, { capture: true });
    removeEventListener('popstate', forget);
  };
}
