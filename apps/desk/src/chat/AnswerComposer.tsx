import { useMessages } from '@mall/app/messages';
import { CHAT_MEDIA_ACCEPT, type RefusedFile } from '@mall/hooks/chat';
import { color, fontSize, IconButton, isComposing } from '@mall/ui';
import { ChatComposer } from '@mall/ui/chat';
import { MessageSquareQuote } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { chatMessages } from '../messages/zh-TW/chat';
import { CannedDialog } from './CannedDialog';
import { CannedList } from './CannedList';
import { useChatDesk } from './ChatContext';
import { Foot } from './ChatPage.styles';
import { RefusedFiles } from './RefusedFiles';
import { WRITES } from './queues';
import { useCannedChoice } from './useCannedChoice';

const Writes = styled.p`
  padding: 0 14px 4px;
  color: ${color.warning};
  font-size: ${fontSize.sm};
`;

export interface AnswerComposerProps {
  readonly member: number;
  /** The name of the member. */
  readonly name: string;
  /** Receives the field, for the key that focuses it. */
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** Called with the text, and whether the next conversation is to be opened. */
  readonly onSend: (text: string, goesOn: boolean) => void;
}

/**
 * The field for an answer. `/` at its beginning, or the button, lists the canned replies. Pictures and videos are chosen,
 * pasted or dropped.
 */
export function AnswerComposer({ member, name, field, onSend }: AnswerComposerProps) {
  const t = useMessages(chatMessages);
  const { outbox, typists, type } = useChatDesk();
  const draft = useStore(outbox.store, ({ drafts }) => drafts[member]) ?? '';
  const writers = useStore(typists.store, (all) => all[member]);
  const [isManaging, setIsManaging] = useState(false);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const goesOn = useRef(false);
  const startsWriting = useLocation().state === WRITES;
  useEffect(() => {
    if (startsWriting) field.current?.focus();
  }, [field, startsWriting]);
  const write = (text: string) => {
    outbox.write(member, text);
    type(member, text.trim() !== '');
  };
  const canned = useCannedChoice(draft, (text) => {
    write(text);
    field.current?.focus();
  });
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isComposing(event)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      goesOn.current = true;
      // Submits at once.
      event.currentTarget.form?.requestSubmit();
      goesOn.current = false;
      return;
    }
    canned.onKeyDown(event);
  };
  const colleagues = writers?.flatMap((each) => (each ? [each.name] : [])) ?? [];
  return (
    <Foot>
      <div role="status">
        {colleagues.length > 0 && (
          <Writes>{t('{0} writes an answer, too', colleagues.join('、'))}</Writes>
        )}
      </div>
      <RefusedFiles files={refused} />
      {canned.isOpen && <CannedList choice={canned} onManage={() => setIsManaging(true)} />}
      <ChatComposer
        value={draft}
        onValueChange={write}
        onSend={(text) => {
          type(member, false);
          setRefused([]);
          onSend(text, goesOn.current);
        }}
        onFiles={(files) => setRefused(outbox.sendFiles(member, files))}
        accept={CHAT_MEDIA_ACCEPT}
        acceptsDrops
        placeholder={t('Answer {0}', name)}
        tools={
          <IconButton
            label={t('Canned replies')}
            aria-expanded={canned.isOpen}
            onClick={() => {
              canned.toggle();
              field.current?.focus();
            }}
          >
            <MessageSquareQuote />
          </IconButton>
        }
        field={{
          'aria-label': t('Answer'),
          ref: (element) => {
            field.current = element;
          },
          onKeyDown,
          ...canned.field,
        }}
      />
      {isManaging && <CannedDialog onClose={() => setIsManaging(false)} />}
    </Foot>
  );
}
