export { MEDIA_ACCEPT as CHAT_MEDIA_ACCEPT, type FileProblem } from '../media/file-kind';
export type {
  ChatEntry,
  OrderInChat,
  LiveState,
  OutgoingContent,
  OutgoingMessage,
  SentMessage,
} from './chat-types';
export { useChat, type Chat, type ChatOptions, type RefusedFile } from './useChat';
export { useIncomingMessages } from './useIncomingMessages';
export { useChatUnread } from './useChatUnread';
export { useLiveConnection } from './useLiveConnection';
