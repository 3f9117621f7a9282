export { type Notice, noticesAfter, notify } from './notify.service';
