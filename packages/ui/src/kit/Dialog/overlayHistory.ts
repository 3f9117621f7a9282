import { routerHistory } from './createRouterWindow';

/**
 * History entries of open overlays, so that Back closes the topmost one instead of leaving the page.
 *
 * Each open overlay has an entry above the page's. It copies the state of the page's entry, so that a router finds its
 * own data in it. The router writes through `createRouterWindow`, and is not notified of a movement between these entries:
 * for it, the page has not changed.
 */

/** Marks an entry: the page that it belongs to, and how many overlays are open on it. */
interface Mark {
  readonly page: string;
  readonly depth: number;
}

interface Entry {
  readonly state: object;
  readonly url: string;
}

const KEY = 'uiOverlay';

/** The close functions of the open overlays, the topmost last. */
const open: (() => void)[] = [];
let page = '';
/** Whether `history.go` was called and has not arrived. */
let isMoving = false;
/** What the page wrote into its entry while an overlay was open, for the entries below. */
let rewritten: Entry | undefined;
/** A navigation during `history.go`, which would undo it. */
let undone: Entry | undefined;

/** The time after which a movement does not arrive any more, in ms; it takes a few. */
const LONGEST_MOVE = 500;

function markOf(state: unknown): Mark | undefined {
  const mark: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, KEY) : 0;
  return isMark(mark) ? mark : undefined;
}

const isMark = (mark: unknown): mark is Mark =>
  typeof mark === 'object' && mark !== null && 'page' in mark && 'depth' in mark;

const ownMark = (state: unknown): Mark | undefined => {
  const mark = markOf(state);
  return mark?.page === page ? mark : undefined;
};

const entryOf = (state: unknown, url: string | URL | null | undefined): Entry => ({
  state: { ...(typeof state === 'object' ? state : {}) },
  url: new URL(url ?? location.href, location.href).href,
});

const marked = (state: object, mark: Mark) => ({ ...state, [KEY]: mark });

/** Adds the missing entries, or leaves those of closed overlays. */
function reconcile(): void {
  if (isMoving) return;
  let depth = ownMark(history.state)?.depth;
  if (depth === undefined) {
    if (open.length === 0) return;
    depth = 0;
    page = Math.random().toString(36).slice(2);
    rewritten = undefined;
    history.replaceState(marked(entryOf(history.state, null).state, { page, depth }), '');
  }
  for (; depth < open.length; depth += 1) {
    const { state } = entryOf(history.state, null);
    history.pushState(marked(state, { page, depth: depth + 1 }), '');
  }
  if (depth > open.length) {
    isMoving = true;
    history.go(open.length - depth);
  }
}

/** Reconciles after the current task: the action that closed an overlay may navigate, which takes over its entry. */
const reconcileLater = () => void setTimeout(reconcile);

function followBack(event: PopStateEvent): void {
  // Not a movement, but a script's message to a router.
  if (!event.isTrusted) return;
  const mark = ownMark(event.state);
  const isOwn = isMoving;
  isMoving = false;
  if (!mark) {
    page = '';
    // Another page, whose router renders it; an entry of an overlay that was open there is skipped.
    const depth = markOf(event.state)?.depth ?? 0;
    if (depth > 0) history.go(-depth);
    for (const close of [...open].reverse()) close();
    return;
  }
  event.stopImmediatePropagation();
  if (undone) {
    const { state, url } = undone;
    undone = undefined;
    page = '';
    history.pushState(state, '', url);
  } else {
    if (rewritten) restore(rewritten, mark);
    // An overlay may have opened while the entry of another was left.
    if (!isOwn) for (const close of open.slice(mark.depth).reverse()) close();
  }
  // An overlay that refuses to close gets its entry back; one that was closed does not reopen by Forward.
  reconcileLater();
}

/** Some browsers drop a movement when the page navigates meanwhile. */
function stay(): void {
  if (!undone) return;
  undone = undefined;
  page = '';
  isMoving = false;
  reconcile();
}

/** Gives an entry what the page wrote while an overlay was open. */
function restore({ state, url }: Entry, mark: Mark): void {
  history.replaceState(marked(state, mark), '', url);
}

/** What a router pushes: a link in an overlay takes over its entry, so that Back leads to the page. */
function push(state: unknown, title: string, url?: string | URL | null): void {
  const depth = ownMark(history.state)?.depth ?? 0;
  if (depth > 0 && isMoving) {
    undone = entryOf(state, url);
    setTimeout(stay, LONGEST_MOVE);
  }
  if (depth > 0) history.replaceState(state, title, url);
  else history.pushState(state, title, url);
  // From here, Back leads to another page.
  if (!undone) page = '';
  reconcileLater();
}

/** What a router replaces while an overlay is open is also written to the page's own entry. */
function replace(state: unknown, title: string, url?: string | URL | null): void {
  const mark = ownMark(history.state);
  if (!mark || mark.depth === 0) {
    rewritten = undefined;
    history.replaceState(state, title, url);
    return;
  }
  rewritten = entryOf(state, url);
  history.replaceState(marked(rewritten.state, mark), title, url);
}

/**
 * Adds an overlay that Back closes; does nothing for a router without `createRouterWindow`.
 *
 * @param close - Closes it; called by Back.
 * @returns the function that removes it, for when it has closed.
 */
export function addOverlay(close: () => void): () => void {
  if (!routerHistory.isUsed) return () => undefined;
  routerHistory.entries ??= { follow: followBack, push, replace };
  open.push(close);
  reconcile();
  return () => {
    const at = open.indexOf(close);
    if (at !== -1) open.splice(at, 1);
    reconcileLater();
  };
}
