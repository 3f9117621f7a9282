import { useDayName, useErrorText, useMessages } from '@mall/app/messages';
import { Button, color, Dialog, radius, space, Stack, Text } from '@mall/ui';
import { ChatMessages, ChatOrder } from '@mall/ui/chat';
import { useInfiniteQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { chatMessages } from '../messages/zh-TW/chat';
import { useStaff } from '../staff/StaffContext';
import { useChatDesk } from './ChatContext';
import { entriesOf } from './entriesOf';
import type { AnsweredMeanwhile } from './OutboxState';
import { historyQuery, messagesOf } from './queries';

const Newer = styled.ol`
  display: grid;
  gap: ${space[3]};
  margin: 0;
  padding: ${space[3]};
  border-radius: ${radius.md};
  background: ${color.ground};
`;

const Unsent = styled.blockquote`
  margin: 0;
  padding: ${space[2]} ${space[3]};
  border-inline-start: 3px solid ${color.brand};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

const orderHref = (id: string) => `/orders/${id}`;
const ignore = () => undefined;

/** Asks what to do with an answer after a colleague has answered first, with the newer messages. */
export function AnsweredDialog() {
  const { outbox } = useChatDesk();
  const held = useStore(outbox.store, (state) => state.held[0]);
  return held && <Question key={held.key} held={held} />;
}

function Question({ held }: { readonly held: AnsweredMeanwhile }) {
  const t = useMessages(chatMessages);
  const errorText = useErrorText();
  const dayName = useDayName();
  const { outbox } = useChatDesk();
  const history = useInfiniteQuery(historyQuery(useStaff(), held.member));
  const newer = messagesOf(history.data?.pages).filter(({ id }) => id > held.seenId);
  const keepAsDraft = () => outbox.keepAsDraft(held);
  return (
    <Dialog
      open
      role="alertdialog"
      onOpenChange={keepAsDraft}
      title={t('A colleague has just answered')}
      description={errorText(held.error)}
      footer={
        <>
          <Button variant="secondary" onClick={keepAsDraft}>
            {held.content.type === 1 ? t('Keep as a draft') : t('Do not send it')}
          </Button>
          <Button onClick={() => outbox.sendAnyway(held)}>{t('Send anyway')}</Button>
        </>
      }
    >
      <Stack gap={4}>
        {newer.length > 0 && (
          <Newer aria-label={t('Newer messages')}>
            <ChatMessages
              viewer="shop"
              entries={entriesOf(newer, [])}
              orderHref={orderHref}
              dayText={dayName}
              onRetry={ignore}
              onDiscard={ignore}
            />
          </Newer>
        )}
        <Stack gap={1}>
          <Text size="sm" tone="muted">
            {t('Your answer')}
          </Text>
          {held.content.type === 1 ? (
            <Unsent>{held.content.text}</Unsent>
          ) : (
            <ChatOrder
              order={held.content.order}
              href={orderHref(held.content.order.trans_order_id)}
            />
          )}
        </Stack>
      </Stack>
    </Dialog>
  );
}
