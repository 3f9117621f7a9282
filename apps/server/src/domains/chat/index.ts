export { audienceOfChatMedia } from './chat-media.service';
