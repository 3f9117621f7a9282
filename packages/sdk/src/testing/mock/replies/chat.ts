import type { ChatMessage } from '@mall/contract';
import { fang } from './people';
import { plainPicture, fixturesOf } from './replies';

const written = {
  member_id: fang.id,
  admin_read: true,
  create_time: '2026-11-20 20:15:00',
} as const;
const asked: ChatMessage = {
  ...written,
  id: 1101,
  client_id: 'mock-message-1',
  from_user: true,
  create_name: fang.name,
  type: 1,
  text: '請問芒果今天會出貨嗎？',
};
const answered: ChatMessage = {
  ...written,
  id: 1102,
  client_id: 'mock-message-2',
  from_user: false,
  create_name: '巷口市集',
  type: 1,
  text: '會的，下午四點前出貨。',
};
/** A question and its reply. */
export const chat = fixturesOf('chat', {
  history: { list: [asked, answered], limit_time: null, unread_count: 0 },
  uploadMedia: {
    ...written,
    id: 1103,
    client_id: 'mock-message-3',
    from_user: true,
    create_name: fang.name,
    type: 2,
    url: plainPicture('#8fa9c9'),
  },
});
