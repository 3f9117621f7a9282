import { useMessages } from '@mall/app/messages';
import { Button, color, fontSize, radius, shadow, space, Text, zIndex } from '@mall/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { chatMessages } from '../messages/zh-TW/chat';
import type { CannedChoice } from './useCannedChoice';

const Sheet = styled.div`
  position: absolute;
  inset: auto ${space[3]} calc(100% + 4px);
  z-index: ${zIndex.raised};
  display: grid;
  max-height: min(320px, 45dvh);
  padding: ${space[2]};
  border-radius: ${radius.md};
  background: ${color.surface};
  box-shadow:
    ${shadow.lg},
    0 0 0 1px ${color.line};
`;

const List = styled.ul`
  min-height: 0;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
`;

const Option = styled.li`
  display: grid;
  min-height: 44px;
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.sm};
  cursor: pointer;
  &[aria-selected='true'] {
    background: ${color.sunken};
  }
  & > small {
    overflow: hidden;
    color: ${color.muted};
    font-size: ${fontSize.sm};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export interface CannedListProps {
  readonly choice: CannedChoice;
  /** Opens the dialog that changes the replies. */
  readonly onManage: () => void;
}

/** The canned replies that match, above the field, which keeps the focus. */
export function CannedList({ choice, onManage }: CannedListProps) {
  const t = useMessages(chatMessages);
  const list = useRef<HTMLUListElement>(null);
  const { replies, active } = choice;
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <Sheet onMouseDown={(event) => event.preventDefault()}>
      <List ref={list} role="listbox" id={choice.listId} aria-label={t('Canned replies')}>
        {replies.map((reply, at) => (
          // The field has the focus, and handles the keys.
          <Option
            key={reply.id}
            id={choice.optionId(at)}
            role="option"
            aria-selected={at === active}
            onClick={() => choice.choose(reply)}
          >
            <span>{reply.title}</span>
            <small>{reply.text}</small>
          </Option>
        ))}
      </List>
      {replies.length === 0 && !choice.isLoading && (
        <Text size="sm" tone="muted" style={{ padding: 12 }}>
          {t('No canned reply matches. Escape closes this list.')}
        </Text>
      )}
      <Button size="sm" variant="quiet" onClick={onManage}>
        {t('Change the canned replies')}
      </Button>
    </Sheet>
  );
}
