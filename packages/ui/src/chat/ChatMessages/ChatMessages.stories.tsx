import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { pictures } from '../../../stories/samples';
import { ChatLog } from '../ChatLog/ChatLog';
import { ChatMessages } from './ChatMessages';
import type { ChatEntryData, SentEntry, UnsentEntry } from './ChatEntryData';

const member = { member_id: 7, from_user: true, create_name: '林小滿', admin_read: true };
const shop = { member_id: 7, from_user: false, create_name: '巷口小編', admin_read: true };
const order = {
  trans_order_id: 'D202611200004',
  state_text: '已出貨',
  index_img: null,
  final_amount: 658,
};
const [picture = null] = Object.values(pictures);

const sent = (message: Omit<SentEntry['message'], 'client_id'> & { type: 1; text: string }) =>
  ({
    key: `sent-${message.id}`,
    status: 'sent',
    message: { ...message, client_id: `sent-${message.id}` },
  }) satisfies ChatEntryData;

const talk: readonly ChatEntryData[] = [
  {
    key: 'order',
    status: 'sent',
    message: {
      ...{ ...member, id: 1, type: 4, client_id: 'order', order },
      create_time: '2026-11-20 21:46:00',
    },
  },
  sent({
    ...{ ...member, id: 2, type: 1, text: '這一筆今天會到嗎？' },
    create_time: '2026-11-20 21:47:10',
  }),
  sent({
    ...{ ...shop, id: 3, type: 1, text: '已經在配送車上了，下午三點前會送到。' },
    create_time: '2026-11-20 22:15:00',
  }),
  sent({
    ...{ ...shop, id: 4, type: 1, text: '如果不方便收，也可以改時間喔。' },
    create_time: '2026-11-20 22:15:40',
  }),
  sent({
    ...{ ...member, id: 5, type: 1, text: '收到了！外箱有點凹，拍給您看。' },
    create_time: '2026-11-21 09:02:00',
  }),
];

const unsent = (key: string, entry: Partial<UnsentEntry>): UnsentEntry => ({
  ...{ key, status: 'sending', time: Date.parse('2026-11-21T09:03:00+08:00') },
  ...{ content: { type: 1, text: '裡面都好好的。' }, error: null, canRetry: true },
  ...entry,
});

const meta = {
  title: 'Chat/ChatMessages',
  component: ChatMessages,
  args: {
    entries: talk,
    orderHref: (id) => `#order-${id}`,
    dayText: (day) => (day === '2026-11-21' ? '今天' : '昨天'),
    onRetry: fn(),
    onDiscard: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480, height: 560 }}>
        <ChatLog label="與客服的對話">{Story()}</ChatLog>
      </div>
    ),
  ],
} satisfies Meta<typeof ChatMessages>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OfTheShop: Story = { args: { viewer: 'shop' } };
export const Uploading: Story = {
  args: {
    entries: [
      ...talk,
      unsent('upload', { content: { type: 2, preview: picture, progress: 40 } }),
      unsent('text', {}),
    ],
  },
};
export const Offline: Story = {
  args: { isConnected: false, entries: [...talk, unsent('text', {})] },
};
export const Failed: Story = {
  args: {
    entries: [
      ...talk,
      unsent('failed', { status: 'failed', error: 'too often' }),
      unsent('lost', { status: 'failed', content: { type: 4, order }, canRetry: false }),
    ],
    errorText: () => '操作太頻繁了，請 9 秒後再試',
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
