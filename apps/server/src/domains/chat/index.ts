export { audienceOfChatMedia } from './chat-media.service';
export { say, tellSeen, tellTyping } from './speak';
export { memberEraser } from './member-eraser.repo';
