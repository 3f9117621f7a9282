import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ChatComposer } from '../ChatComposer/ChatComposer';
import { ChatDay } from '../ChatDay/ChatDay';
import { ChatMedia } from '../ChatMedia/ChatMedia';
import { ChatBubble } from '../ChatBubble/ChatBubble';
import { ChatOrder } from '../ChatOrder/ChatOrder';
import { TypingDots } from '../TypingDots/TypingDots';
import { ChatLog } from './ChatLog';

const shop = { name: '巷口小編' };
const order = {
  trans_order_id: 'D202611200004',
  state_text: '已出貨',
  index_img: null,
  final_amount: 658,
};
const talk = (
  <>
    <ChatDay>昨天</ChatDay>
    <ChatBubble bare time="21:46" read>
      <ChatOrder order={order} href="#order" />
    </ChatBubble>
    <ChatBubble continued time="21:47" read>
      這一筆今天會到嗎？
    </ChatBubble>
    <ChatBubble author={shop} time="22:15">
      已經在配送車上了，下午三點前會送到，請留意電話。
    </ChatBubble>
    <ChatBubble author={shop} continued time="22:15">
      如果不方便收，也可以改時間喔。
    </ChatBubble>
    <ChatDay>今天</ChatDay>
    <ChatBubble time="09:02" read>
      收到了！外箱有點凹，拍給您看。
    </ChatBubble>
    <ChatBubble bare state="sending">
      <ChatMedia kind="picture" src={null} progress={40} onCancel={() => {}} />
    </ChatBubble>
    <ChatBubble state="waiting">裡面都好好的。</ChatBubble>
    <ChatBubble state="failed" onRetry={() => {}} onDiscard={() => {}}>
      謝謝！
    </ChatBubble>
  </>
);

const meta = {
  title: 'Chat/ChatLog',
  component: ChatLog,
  args: { label: '與客服的對話', children: talk, onOlder: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 480, height: 640 }}>{Story()}</div>],
} satisfies Meta<typeof ChatLog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Talk: Story = {};
export const Typing: Story = { args: { after: <TypingDots name="巷口市集" /> } };
export const Empty: Story = { args: { children: null } };
export const Long: Story = {
  args: {
    hasOlder: true,
    children: Array.from({ length: 40 }, (_, at) => (
      <ChatBubble key={at} time="09:02" author={at % 3 === 0 ? shop : undefined}>
        第 {at + 1} 則訊息
      </ChatBubble>
    )),
  },
};
export const LoadingOlder: Story = { args: { hasOlder: true, isLoadingOlder: true } };
export const WithComposer: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto', height: '100%' }}>
      <ChatLog {...args} />
      <ChatComposer
        value=""
        onValueChange={fn()}
        onSend={fn()}
        onFiles={fn()}
        onChooseOrder={fn()}
      />
    </div>
  ),
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
