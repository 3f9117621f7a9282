export { storeAnswer } from './answer.service';
export {
  addCannedReply,
  type CannedReplyRow,
  changeCannedReply,
  dropCannedReply,
  findCannedReplies,
  lockCannedReply,
} from './canned-replies.repo';
export { audienceOfChatMedia, sendMedia } from './chat-media.service';
export { presentMessage } from './chat.presenter';
export { findByIds as findMessages, isMember, type NewMessage } from './chat.repo';
export {
  addNote,
  changeConversation,
  type ConversationChange,
  type ConversationRow,
  findNotes,
  findUnanswered,
  hasWrittenAfter,
  lockConversationRow,
  releaseConversations,
} from './conversation.repo';
export { markReadUpTo, readPart } from './history.service';
export { publishChange, publishMessage, publishTyping } from './publish';
export { type Message, type StoredMessage, withOrders } from './send.service';
export { memberEraser } from './member-eraser.repo';
