import type { Notification, NotificationPreferences } from '../../../types';
import { normalCart } from './cart';
import { ming } from './people';
import { onePage, fixturesOf } from './replies';

const liked: Notification = {
  id: 1001,
  kind: 2,
  topic: 'like',
  title: `${ming.name}喜歡您的貼文`,
  content: '今天用池上米煮了一鍋飯',
  actor: ming,
  target: { type: 'article', a_id: 301 },
  create_time: '2026-11-20 19:02:00',
  is_read: '0',
};
const unread = { 1: 0, 2: 1 };
const preferences: NotificationPreferences = {
  comment: true,
  like: true,
  restock: true,
  news: false,
};

/** One unread notification. */
export const notifications = fixturesOf('notifications', {
  badges: { notify: 1, cart: normalCart.totals.count },
  list: { ...onePage([liked]), unread_count: unread },
  detail: { ...liked, is_read: '1' },
  readAll: { unread_count: { 1: 0, 2: 0 } },
  preferences,
  savePreference: preferences,
  push: { public_key: 'mock-public-key', endpoint: null },
  savePush: { done: true },
  deletePush: { done: true },
});
