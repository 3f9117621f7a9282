import type { ChatMessage } from '@mall/sdk';
import { useEffect, useRef } from 'react';
import { useRoom } from './useRoom';

/**
 * Calls `heard` with each message of the shop as it arrives, once: the place for a sound.
 *
 * @example
 * useChatNews(() => document.hidden && playSound());
 */
export function useChatNews(heard: (message: ChatMessage) => void): void {
  const room = useRoom();
  const latest = useRef(heard);
  useEffect(() => {
    latest.current = heard;
  });
  useEffect(() => room.onNews((message) => latest.current(message)), [room]);
}
