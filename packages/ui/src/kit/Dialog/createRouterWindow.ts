type Write = History['pushState'];

/** What open overlays do with the router's history; set by the first overlay. */
export interface OverlayEntries {
  /** Follows a movement in the history, before the router. */
  readonly follow: (event: PopStateEvent) => void;
  readonly push: Write;
  readonly replace: Write;
}

/** Whether a router writes through a router window, and the overlays' entries. */
export const routerHistory: { isUsed: boolean; entries?: OverlayEntries } = { isUsed: false };

/**
 * Creates the window that a router takes, so that Back closes the topmost overlay instead of leaving the page. Call it
 * once, before the router starts. Without it overlays do not follow Back.
 *
 * @returns the browser's window; its `history` leaves room for the entries of open overlays.
 *
 * @example
 * const routerWindow = createRouterWindow();
 * // <BrowserRouter window={routerWindow}>…</BrowserRouter>
 */
export function createRouterWindow(): Window {
  routerHistory.isUsed = true;
  addEventListener('popstate', (event) => routerHistory.entries?.follow(event));
  const push: Write = (...entry) => (routerHistory.entries?.push ?? nativePush)(...entry);
  const replace: Write = (...entry) => (routerHistory.entries?.replace ?? nativeReplace)(...entry);
  const ofRouter = withParts(window.history, { pushState: push, replaceState: replace });
  return withParts<Window>(window, { history: ofRouter });
}

const nativePush: Write = (...entry) => history.pushState(...entry);
const nativeReplace: Write = (...entry) => history.replaceState(...entry);

/** An object of the browser with some parts replaced. The browser's own object stays as it is. */
function withParts<Target extends object>(target: Target, parts: Partial<Target>): Target {
  return new Proxy(target, {
    get(_, key) {
      const value: unknown = Reflect.get(Object.hasOwn(parts, key) ? parts : target, key);
      // The browser's methods demand the object that they belong to.
      const bound: unknown = typeof value === 'function' ? value.bind(target) : value;
      return bound;
    },
  });
}
