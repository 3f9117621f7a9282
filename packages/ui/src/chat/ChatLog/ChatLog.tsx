import { ArrowDown } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../kit/Button/Button';
import { IconButton } from '../../kit/IconButton/IconButton';
import { defaultChatLabels } from '../../labels/zh-TW/chat';
import { useLabels } from '../../theme/UiContext';
import { shadow, space } from '../../tokens/scale';
import type { ChatLabels } from '../../labels/types/chat';

export interface ChatLogProps {
  /** Accessible name of the conversation. */
  label: string;
  /** `ChatBubble` and `ChatDay`, oldest first. */
  children: ReactNode;
  /** Below the last message: the activity of the other side. */
  after?: ReactNode;
  /** Whether there are older messages. @default false */
  hasOlder?: boolean | undefined;
  /**
   * Whether older messages are loading.
   * @default false
   */
  isLoadingOlder?: boolean | undefined;
  /** Called when the user scrolls near the oldest message, and by the button there. */
  onOlder?: (() => void) | undefined;
  /**
   * The labels of this component; an omitted one keeps its default.
   * @default Traditional Chinese
   */
  labels?: ChatLabels | undefined;
}

const Frame = styled.div`
  position: relative;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  min-height: 0;
  height: 100%;
`;

/**
 * A reversed column: the scroll position counts from the newest message. Older messages above it,
 * and pictures that load late, therefore do not move the content.
 */
const Scroller = styled.div`
  display: flex;
  flex-direction: column-reverse;
  min-height: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;
`;

const Content = styled.div`
  display: grid;
  gap: ${space[3]};
  margin-block-end: auto;
  padding: ${space[4]};
`;

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

const Older = styled.div`
  display: grid;
  place-items: center;
`;

const ToNewest = styled(IconButton)`
  position: absolute;
  inset: auto ${space[4]} ${space[3]} auto;
  box-shadow: ${shadow.md};
`;

/**
 * In px: at this distance from the oldest message older ones are requested; at this distance from
 * the newest a button back is shown.
 */
const NEAR = 240;

/**
 * The messages of a conversation, scrolled to the newest; new ones are announced to screen readers.
 *
 * @example
 * <ChatLog label="與客服的對話" hasOlder={hasOlder} onOlder={loadOlder}><ChatDay>今天</ChatDay></ChatLog>
 */
export function ChatLog({
  label,
  children,
  after,
  hasOlder = false,
  isLoadingOlder = false,
  onOlder,
  labels: own,
}: ChatLogProps) {
  const labels = useLabels('chat', own, defaultChatLabels);
  const scroller = useRef<HTMLDivElement>(null);
  const [isAway, setIsAway] = useState(false);
  const onScroll = () => {
    const box = scroller.current;
    if (!box) return;
    // From 0 at the newest message to a negative number at the oldest.
    const up = Math.abs(box.scrollTop);
    setIsAway(up > NEAR);
    if (hasOlder && !isLoadingOlder && box.scrollHeight - box.clientHeight - up < NEAR) onOlder?.();
  };
  return (
    <Frame>
      <Scroller ref={scroller} role="log" aria-label={label} tabIndex={0} onScroll={onScroll}>
        <Content>
          {hasOlder && (
            <Older>
              <Button size="sm" variant="quiet" loading={isLoadingOlder} onClick={onOlder}>
                {labels.older}
              </Button>
            </Older>
          )}
          <List role="list">{children}</List>
          {after}
        </Content>
      </Scroller>
      {isAway && (
        <ToNewest
          label={labels.toNewest}
          variant="floating"
          onClick={() => scroller.current?.scrollTo({ top: 0, behavior: 'smooth' })}
        >
          <ArrowDown />
        </ToNewest>
      )}
    </Frame>
  );
}
