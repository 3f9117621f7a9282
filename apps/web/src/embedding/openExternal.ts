import { isInApp, postToApp } from './nativeApp';

/** Opens another site; the native app opens a separate window for it. */
export function openExternal(url: string): void {
  if (isInApp()) postToApp({ type: 'external', url });
  else location.assign(url);
}
