import { useMessages, useTimeText } from '@mall/app/messages';
import type { OrderInChat } from '@mall/hooks/chat';
import type { MemberContact, StaffConversationDetail } from '@mall/sdk/staff';
import { Avatar, DescriptionList, Heading, Inline, Stack, Text } from '@mall/ui';
import { useRef } from 'react';
import { chatMessages } from '../messages/zh-TW/chat';
import { RevealButton } from '../page/RevealButton';
import { useStaff } from '../staff/StaffContext';
import { ConversationNotes } from './ConversationNotes';
import { MemberCarts } from './MemberCarts';
import { MemberOrders } from './MemberOrders';

export interface MemberPaneProps {
  readonly conversation: StaffConversationDetail;
  /** The contact details in full; undefined: they were not revealed. */
  readonly contact: MemberContact | undefined;
  readonly onReveal: (contact: MemberContact) => void;
  /** Sends an order to the member. */
  readonly onSendOrder: (order: OrderInChat) => void;
}

/** Who the member is, what they have bought and put into their carts, and the notes about them. */
export function MemberPane({ conversation, contact, onReveal, onSendOrder }: MemberPaneProps) {
  const t = useMessages(chatMessages);
  const timeText = useTimeText();
  const { chat } = useStaff();
  const details = useRef<HTMLDivElement>(null);
  const { member_id: id, name, avatar, member, orders, carts } = conversation;
  return (
    <Stack gap={5}>
      <Inline gap={3} wrap={false}>
        <Avatar name={name} src={avatar} />
        <div ref={details} role="group" aria-label={name} tabIndex={-1} style={{ minWidth: 0 }}>
          <Heading level={2} size="lg">
            {name}
          </Heading>
          <Text size="sm" tone="muted" style={{ overflowWrap: 'anywhere' }}>
            {(contact ?? member).account}
          </Text>
        </div>
      </Inline>
      {!contact && (
        <Inline>
          <RevealButton call={() => chat.revealContact(id)} onReveal={onReveal} details={details} />
        </Inline>
      )}
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
