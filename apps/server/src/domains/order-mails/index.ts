export { orderMailHandler } from './order-mail.handler';
