import { useEffect, useEffectEvent } from 'react';
import { frameCommand, shellMessage, type ShellMessage } from './commands';
import { isInApp, postToApp } from './nativeApp';

/** What is posted to whoever embeds the site, once it listens. */
const READY = { type: 'mall.ready' };

/**
 * Listens to the site that embeds this one: messages of an allowed origin, from the window around this one or a
 * frame within it, and of the right shape; in the app also to the shell. Anything else does nothing.
 */
export function useFrameCommands(
  origins: readonly string[] | undefined,
  run: (command: ShellMessage) => void,
): void {
  const hear = useEffectEvent(({ origin, source, data }: MessageEvent) => {
    const isShell = isFromShell(origin, source);
    if (!isShell && !(origins?.includes(origin) && isAround(source))) return;
    const { success, data: command } = (isShell ? shellMessage : frameCommand).safeParse(data);
    if (success) run(command);
  });
  useEffect(() => {
    if (!origins) return;
    const listener = (event: MessageEvent) => hear(event);
    addEventListener('message', listener);
    postToApp({ type: 'ready' });
    if (parent !== window) for (const origin of origins) parent.postMessage(READY, origin);
    return () => removeEventListener('message', listener);
  }, [origins]);
}

/** Whether a message came from a script that the native shell ran in this page: nobody else's script runs in it. */
const isFromShell = (origin: string, source: MessageEventSource | null): boolean =>
  isInApp() && source === window && origin === location.origin;

/** Whether a message came from the window around this one, or from a frame within it. */
function isAround(source: MessageEventSource | null): boolean {
  if (source === null || source === window) return false;
  if (source === parent) return true;
  return Array.from({ length: frames.length }, (_, at) => frames[at]).some(
    (frame) => frame === source,
  );
}
