import { setTimeout as sleep } from 'node:timers/promises';
import { io } from 'socket.io-client';
import type { TestSocket } from '../pages';
import { envelopeResult } from './call-once';
import type { CallResult, ObservedCalls } from './observed-calls';

/** The time between two attempts to send a message: fewer than the limit of messages. */
const SEND_AGAIN_MS = 400;
const CONNECT_AGAIN_MS = 50;
/** As long as the SDK waits for an acknowledgement. */
const ACKNOWLEDGE_MS = 10_000;

/** A page with the chat open. */
export interface ChatPage {
  /** Sends a message again until it is acknowledged, as pages do. */
  send(name: string): Promise<void>;
  close(): void;
}

/** Opens the chat, and opens it again whenever it is disconnected. */
export function openChatPage(baseUrl: string, token: string, calls: ObservedCalls): ChatPage {
  const socket: TestSocket = io(baseUrl, {
    query: { token, language: 'zh-TW' },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  });
  const connectAgain = () => void setTimeout(() => socket.connect(), CONNECT_AGAIN_MS);
  const opened = new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  let refusal: CallResult | null = null;
  socket
    .on('connect', () => (refusal = null))
    .on('disconnect', connectAgain)
    .on('connect_error', (error) => {
      refusal = 'data' in error && error.data ? envelopeResult(error.data) : null;
      connectAgain();
    });
  const sendOnce = async (name: string): Promise<CallResult> => {
    if (!socket.connected) return refusal ?? { outcome: 'disconnected', reason: 'no socket' };
    try {
      const message = { type: 1, client_id: name, text: name } as const;
      return envelopeResult(await socket.timeout(ACKNOWLEDGE_MS).emitWithAck('chat', message));
    } catch (error) {
      return socket.connected
        ? { outcome: 'unclear', reason: String(error) }
        : { outcome: 'disconnected', reason: 'socket' };
    }
  };
  return {
    async send(name) {
      await opened;
      while ((await calls.observe('message', () => sendOnce(name))).outcome !== 'done') {
        await sleep(SEND_AGAIN_MS);
      }
    },
    close: () => socket.off().close(),
  };
}
