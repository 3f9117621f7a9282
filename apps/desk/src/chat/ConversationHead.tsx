import { useMessages, useTimeText } from '@mall/app/messages';
import type { StaffConversationDetail } from '@mall/sdk/staff';
import { Button, color, fontSize, IconButton, media, space } from '@mall/ui';
import { ArrowLeft, Check, RotateCcw, UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { chatMessages } from '../messages/zh-TW/chat';
import { AssignMenu } from './AssignMenu';
import { NarrowOnly, PhoneOnly } from './ChatPage.styles';
import { SnoozeMenu } from './SnoozeMenu';
import type { ConversationActions } from './useConversationActions';
import { useWaitText } from './useWaitText';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  padding: ${space[2]} ${space[3]};
  border-bottom: 1px solid ${color.line};
  background: ${color.surface};
`;

const Who = styled.div`
  flex: 1;
  min-width: 0;
  & > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > h1 {
    font-size: ${fontSize.lg};
    line-height: 1.3;
  }
  & > p {
    color: ${color.muted};
    font-size: ${fontSize.sm};
    &[data-long] {
      color: ${color.warning};
      font-weight: 600;
    }
  }
`;

const BackLink = styled(Link)`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  color: ${color.text};
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  ${media.phone} {
    order: 1;
    width: 100%;
    & > :last-child {
      margin-inline-start: auto;
    }
  }
`;

export interface ConversationHeadProps {
  readonly conversation: StaffConversationDetail;
  /** The address of the queue. */
  readonly back: string;
  readonly actions: ConversationActions;
  readonly onResolve: () => void;
  /** Opens what is known of the member, where there is no room for it. */
  readonly onShowMember: () => void;
}

/** Who writes, how long they wait, and what to do with the conversation. */
export function ConversationHead({
  conversation,
  back,
  actions,
  onResolve,
  onShowMember,
}: ConversationHeadProps) {
  const t = useMessages(chatMessages);
  const timeText = useTimeText();
  const waitOf = useWaitText();
  const { name, state, waiting_since, snoozed_until } = conversation;
  const wait = waiting_since === null ? null : waitOf(waiting_since);
  const stateText =
    state === 'resolved'
      ? t('Resolved')
      : state === 'snoozed' && snoozed_until !== null
        ? t('Snoozed until {0}', timeText(snoozed_until))
        : (wait?.text ?? t('Answered'));
  return (
    <Head>
      <PhoneOnly>
        <BackLink to={back} aria-label={t('Back to the list')}>
          <ArrowLeft aria-hidden />
        </BackLink>
      </PhoneOnly>
      <Who>
        <h1>{name}</h1>
        <p data-long={(state === 'open' && wait?.isLong) || undefined}>{stateText}</p>
      </Who>
      <Actions>
        <AssignMenu conversation={conversation} actions={actions} />
        {state === 'open' && <SnoozeMenu actions={actions} />}
        {state === 'open' ? (
          <Button
            size="sm"
            variant="secondary"
            startIcon={<Check />}
            loading={actions.isPending}
            onClick={onResolve}
          >
            {wait ? t('No answer needed') : t('Resolve')}
          </Button>
        ) : (
          <Button
            size="sm"
            variant="secondary"
            startIcon={<RotateCcw />}
            loading={actions.isPending}
            onClick={actions.reopen}
          >
            {t('Reopen')}
          </Button>
        )}
      </Actions>
      <NarrowOnly>
        <IconButton label={t('About {0}', name)} onClick={onShowMember}>
          <UserRound />
        </IconButton>
      </NarrowOnly>
    </Head>
  );
}
