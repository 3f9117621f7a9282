import type { Notification } from '@mall/sdk';
import { Avatar, type NotificationTone } from '@mall/ui';
import {
  CircleUser,
  Headset,
  Heart,
  MessageCircle,
  Package,
  ReceiptText,
  Sparkles,
  Sprout,
  type LucideIcon,
} from 'lucide-react';

type Topic = Notification['topic'];

const ICONS: Readonly<Record<Topic, LucideIcon>> = {
  order: Package,
  payment: ReceiptText,
  chat: Headset,
  account: CircleUser,
  comment: MessageCircle,
  like: Heart,
  restock: Sprout,
  news: Sparkles,
};

const TONES: Readonly<Partial<Record<Topic, NotificationTone>>> = {
  payment: 'warning',
  restock: 'fresh',
  account: 'calm',
};

/** Returns the background tone of a notification's icon, by topic. */
export const toneOf = ({ topic }: Pick<Notification, 'topic'>): NotificationTone =>
  TONES[topic] ?? 'brand';

/** The icon of a notification's topic, or the avatar of its actor. */
export function NoticeIcon({ notice }: { readonly notice: Notification }) {
  const { topic, actor } = notice;
  if (actor) return <Avatar name={actor.name} src={actor.avatar} />;
  const Icon = ICONS[topic];
  return <Icon />;
}
