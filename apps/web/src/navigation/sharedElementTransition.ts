import { linkOf } from './linkOf';
import { mayMove } from './motion';

/** The `view-transition-name` that pairs the tapped element with its target. */
const NAME = 'tapped';

/** The last tapped element, on the way to a page. */
interface Tapped {
  readonly pathname: string;
  /** The picture's loaded source; null: none. */
  readonly picture: string | null;
  readonly grows: boolean;
}

let tapped: Tapped | null = null;
/** The element that has the name. */
let named: HTMLElement | null = null;

function name(element: HTMLElement | null): void {
  named?.style.removeProperty('view-transition-name');
  named = element;
  if (element) element.style.viewTransitionName = NAME;
}

const areaOf = ({ offsetWidth, offsetHeight }: HTMLElement) => offsetWidth * offsetHeight;

/** The largest loaded picture; the others are avatars and icons. */
const pictureIn = (card: Element): HTMLImageElement | undefined =>
  [...card.querySelectorAll('img')]
    .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    .sort((a, b) => areaOf(b) - areaOf(a))[0];

function remember(event: Event): void {
  clearTapped();
  const link = linkOf(event);
  // Elements outside of `main`, such as a menu, stay while the page changes.
  const card = link?.closest('main') ? (link.closest('article, li') ?? link) : null;
  if (!link || !(card instanceof HTMLElement)) return;
  const picture = pictureIn(card);
  // A post's page shows the same card; a product's page shows its picture.
  const grown = link.pathname.startsWith('/article/')
    ? card
    : picture?.closest<HTMLElement>('[data-fit]');
  if (!grown) return;
  const grows = mayMove();
  if (grows) name(grown);
  tapped = { pathname: link.pathname, picture: picture?.currentSrc ?? null, grows };
}

function clearTapped(): void {
  name(null);
  tapped = null;
}

/** Gives an element of the opened page the name of the tapped one; a ref callback. */
export function sharedElementRef(element: HTMLElement | null): void {
  if (element && hasSharedElement(location.pathname)) name(element);
}

/** Returns whether a tap on a card has opened the page at a path. */
export const isOpenedByTap = (pathname: string): boolean => tapped?.pathname === pathname;

/** Returns whether the page at a path has a shared-element transition. */
export const hasSharedElement = (pathname: string): boolean =>
  isOpenedByTap(pathname) && tapped?.grows === true;

/** Returns the loaded picture of the tapped element that opened a path; undefined: none. */
export const sharedPicture = (pathname: string): string | undefined =>
  (isOpenedByTap(pathname) && tapped?.picture) || undefined;

/**
 * Records which card is tapped, for the transition to its page.
 *
 * @returns the function that stops it.
 */
export function watchTaps(): () => void {
  // The default name, set explicitly: React excludes the rest of the page from a transition only if it may choose the
  // name.
  document.documentElement.style.viewTransitionName = 'root';
  document.addEventListener('click', remember, { capture: true });
  addEventListener('popstate', clearTapped);
  return () => {
    document.removeEventListener('click', remember, { capture: true });
    removeEventListener('popstate', clearTapped);
  };
}
