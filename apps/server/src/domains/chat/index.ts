export { audienceOfChatMedia } from './chat-media.service';
export { memberEraser } from './member-eraser.repo';
