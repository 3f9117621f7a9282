export { audienceOfChatMedia } from './chat-media.service';
export { postMessage, publishRead, publishTyping } from './post-message';
export { messageSource } from './message-source';
export { memberEraser } from './member-eraser.repo';
