export { audienceOfChatMedia } from './chat-media.service';
export { postMessage, publishRead, publishTyping } from './post-message';
export { memberEraser } from './member-eraser.repo';
