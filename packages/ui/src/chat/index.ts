export { ChatComposer, type ChatComposerProps } from './ChatComposer/ChatComposer';
export { ChatDay, type ChatDayProps } from './ChatDay/ChatDay';
export { ChatLog, type ChatLogProps } from './ChatLog/ChatLog';
export { ChatMedia, type ChatMediaProps } from './ChatMedia/ChatMedia';
export {
  ChatMessage,
  type ChatMessageProps,
  type ChatMessageState,
} from './ChatMessage/ChatMessage';
export { ChatOrder, type ChatOrderProps } from './ChatOrder/ChatOrder';
export { linkParts, type TextPart } from './LinkedText/linkParts';
export { LinkedText, type LinkedTextProps } from './LinkedText/LinkedText';
export { TypingDots, type TypingDotsProps } from './TypingDots/TypingDots';
export { defaultChatLabels } from '../labels/zh-TW/chat';
export type { ChatLabels } from './labels';
