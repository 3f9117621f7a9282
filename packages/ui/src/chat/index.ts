export { ChatBubble, type ChatBubbleProps, type ChatBubbleState } from './ChatBubble/ChatBubble';
export {
  ChatComposer,
  type ChatComposerProps,
  type ChatFieldProps,
} from './ChatComposer/ChatComposer';
export { ChatDay, type ChatDayProps } from './ChatDay/ChatDay';
export { ChatLog, type ChatLogProps } from './ChatLog/ChatLog';
export { ChatMedia, type ChatMediaProps } from './ChatMedia/ChatMedia';
export { ChatMessages, type ChatMessagesProps } from './ChatMessages/ChatMessages';
export type {
  ChatEntryData,
  ChatViewer,
  SentEntry,
  UnsentEntry,
} from './ChatMessages/ChatEntryData';
export { ChatOrder, type ChatOrderProps } from './ChatOrder/ChatOrder';
export {
  ChatOrderPicker,
  type ChatOrderPickerProps,
  type OrderChoice,
} from './ChatOrderPicker/ChatOrderPicker';
export { TypingDots, type TypingDotsProps } from './TypingDots/TypingDots';
export { defaultChatLabels } from '../labels/zh-TW/chat';
export type { ChatLabels } from '../labels/types/chat';
