/** What the site tells the native shell around it; see docs/embedding.md. */
export type ToNativeApp =
  /** The page listens: the shell may tell its push token. */
  { readonly type: 'ready' } | { readonly type: 'external'; readonly url: string };

interface Bridge {
  readonly postMessage: (message: string) => void;
}

declare global {
  interface Window {
    /** Set by the native shell before the page runs. */
    MallApp?: Bridge;
    ReactNativeWebView?: Bridge;
    webkit?: { readonly messageHandlers?: { readonly MallApp?: Bridge } };
  }
}

const bridge = (): Bridge | undefined =>
  typeof window === 'undefined'
    ? undefined
    : (window.MallApp ?? window.ReactNativeWebView ?? window.webkit?.messageHandlers?.MallApp);

/** Whether the page runs in the native app. */
export const isInApp = (): boolean => bridge() !== undefined;

/** Tells the native app something; outside of it nothing happens. */
export function postToApp(message: ToNativeApp): void {
  bridge()?.postMessage(JSON.stringify(message));
}
