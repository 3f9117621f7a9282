import { leave } from '../loading/leave';
import { isInApp, tellApp } from './nativeApp';

/** Goes to another site; the native app opens a window of its own for it. */
export function openExternal(url: string): void {
  if (isInApp()) tellApp({ type: 'external', url });
  else leave(() => location.assign(url));
}
