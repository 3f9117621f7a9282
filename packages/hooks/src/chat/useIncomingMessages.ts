import type { ChatMessage } from '@mall/sdk';
import { useEffect, useRef } from 'react';
import { useChatStore } from './useChatStore';

/**
 * Calls `listener` once with each new message of the shop, such as to play a sound.
 *
 * @example
 * useIncomingMessages(() => document.hidden && playSound());
 */
export function useIncomingMessages(listener: (message: ChatMessage) => void): void {
  const chat = useChatStore();
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => chat.onMessage((message) => latest.current(message)), [chat]);
}
