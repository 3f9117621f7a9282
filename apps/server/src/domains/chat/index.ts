export { audienceOfChatMedia } from './chat-media.service';
export { say, tellSeen, tellTyping } from './speak';
export { messageSource } from './message-source';
export { memberEraser } from './member-eraser.repo';
