export { MEDIA_ACCEPT as CHAT_MEDIA_ACCEPT, type FileProblem } from '../media/file-kind';
export type {
  ChatEntry,
  OrderInChat,
  LiveState,
  OutgoingContent,
  OutgoingMessage,
  SentMessage,
} from './chat-types';
export { checkChatFiles, type CheckedFiles, type RefusedFile } from './check-files';
export { isMessageRefused } from './message-refused';
export {
  createChatUploads,
  type ChatUpload,
  type ChatUploadListeners,
  type ChatUploads,
} from './uploads';
export { useChat, type Chat, type ChatOptions } from './useChat';
export { useIncomingMessages } from './useIncomingMessages';
export { useChatUnread } from './useChatUnread';
export { useLiveConnection } from './useLiveConnection';
