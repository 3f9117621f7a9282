import { useMessages, useTimeText } from '@mall/app/messages';
import type { OrderInChat } from '@mall/hooks/chat';
import type { StaffConversationDetail } from '@mall/sdk/staff';
import { Avatar, DescriptionList, Heading, Inline, Stack, Text } from '@mall/ui';
import { chatMessages } from '../messages/zh-TW/chat';
import { ConversationNotes } from './ConversationNotes';
import { MemberCarts } from './MemberCarts';
import { MemberOrders } from './MemberOrders';

export interface MemberPaneProps {
  readonly conversation: StaffConversationDetail;
  /** Sends an order to the member. */
  readonly onSendOrder: (order: OrderInChat) => void;
}

/** Who the member is, what they have bought and put into their carts, and the notes about them. */
export function MemberPane({ conversation, onSendOrder }: MemberPaneProps) {
  const t = useMessages(chatMessages);
  const timeText = useTimeText();
  const { name, avatar, member, orders, carts } = conversation;
  return (
    <Stack gap={5}>
      <Inline gap={3} wrap={false}>
        <Avatar name={name} src={avatar} />
        <div style={{ minWidth: 0 }}>
          <Heading level={2} size="lg">
            {name}
          </Heading>
          <Text size="sm" tone="muted" style={{ overflowWrap: 'anywhere' }}>
            {member.account}
          </Text>
        </div>
      </Inline>
      <DescriptionList
        items={[
          { term: t('Group'), details: member.group },
          { term: t('Points'), details: member.points.toLocaleString('en') },
          { term: t('Joined'), details: timeText(member.join_time, { year: true }) },
        ]}
      />
      <ConversationNotes conversation={conversation} />
      <MemberOrders orders={orders} count={member.orders_count} onSend={onSendOrder} />
      <MemberCarts carts={carts} />
    </Stack>
  );
}
