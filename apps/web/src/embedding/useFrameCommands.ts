import { useEffect, useEffectEvent } from 'react';
import { frameCommand, shellMessage, type ShellMessage } from './commands';
import { isInApp, postToApp } from './nativeApp';

/** Posted to the embedding window once the site listens. */
const READY = { type: 'mall.ready' };

/**
 * Listens to commands of the embedding site: well-formed messages of an allowed origin, from the parent window or a
 * child frame of it; in the app also from the shell. Ignores anything else.
 */
export function useFrameCommands(
  origins: readonly string[] | undefined,
  run: (command: ShellMessage) => void,
): void {
  const onMessage = useEffectEvent(({ origin, source, data }: MessageEvent) => {
    const isShell = isFromShell(origin, source);
    if (!isShell && !(origins?.includes(origin) && isAround(source))) return;
    const { success, data: command } = (isShell ? shellMessage : frameCommand).safeParse(data);
    if (success) run(command);
  });
  useEffect(() => {
    if (!origins) return;
    const listener = (event: MessageEvent) => onMessage(event);
    addEventListener('message', listener);
    postToApp({ type: 'ready' });
    if (parent !== window) for (const origin of origins) parent.postMessage(READY, origin);
    return () => removeEventListener('message', listener);
  }, [origins]);
}

/** Whether a message came from a script of the native shell in this page: no other scripts run in it. */
const isFromShell = (origin: string, source: MessageEventSource | null): boolean =>
  isInApp() && source === window && origin === location.origin;

/** Whether a message came from the parent window, or from a frame within it. */
function isAround(source: MessageEventSource | null): boolean {
  if (source === null || source === window) return false;
  if (source === parent) return true;
  return Array.from({ length: frames.length }, (_, at) => frames[at]).some(
    (frame) => frame === source,
  );
}
