import { leave } from '../loading/leave';
import { isInApp, postToApp } from './nativeApp';

/** Goes to another site; the native app opens a window of its own for it. */
export function openExternal(url: string): void {
  if (isInApp()) postToApp({ type: 'external', url });
  else leave(() => location.assign(url));
}
