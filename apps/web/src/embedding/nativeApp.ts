/** Messages to the native shell; see docs/embedding.md. */
export type ToNativeApp =
  /** The page listens, so the shell may send its push token. */
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

/** Posts a message to the native app; does nothing outside of it. */
export function postToApp(message: ToNativeApp): void {
  bridge()?.postMessage(JSON.stringify(message));
}
