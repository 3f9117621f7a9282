import { useMessages, useTimeText } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import type { StaffConversationDetail } from '@mall/sdk/staff';
import { Button, Field, Heading, Inline, Stack, Text, Textarea } from '@mall/ui';
import { useState } from 'react';
import { chatMessages } from '../messages/zh-TW/chat';
import { useDeskMutation } from '../session/useDeskMutation';
import { useStaff } from '../staff/StaffContext';
import { Private } from './ChatPage.styles';
import { useShowConversation } from './queries';

/** The notes of colleagues about a member, which the member never sees. */
export function ConversationNotes({
  conversation: { member_id: member, notes },
}: {
  readonly conversation: StaffConversationDetail;
}) {
  const t = useMessages(chatMessages);
  const timeText = useTimeText();
  const { chat } = useStaff();
  const { succeed, fail } = useToasts();
  const [text, setText] = useState('');
  const add = useDeskMutation(() => chat.addNote(member, text), useShowConversation());
  const save = () =>
    add.mutateAsync().then(() => {
      setText('');
      succeed(t('The note is saved'));
    }, fail);
  return (
    <Stack as="section" gap={2}>
      <Heading level={3} size="md">
        {t('Notes of colleagues')}
      </Heading>
      <Text size="sm" tone="muted">
        {t('Only colleagues read them.')}
      </Text>
      {notes.length > 0 && (
        <Stack as="ul" gap={2} style={{ listStyle: 'none', padding: 0 }}>
          {notes.map((note) => (
            <Private key={note.id}>
              <Text>{note.text}</Text>
              <Text size="xs">{`${note.author}・${timeText(note.create_time)}`}</Text>
            </Private>
          ))}
        </Stack>
      )}
      <Field label={t('Add a note')}>
        <Textarea rows={2} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <Inline justify="end">
        <Button
          variant="secondary"
          size="sm"
          disabled={text.trim() === ''}
          loading={add.isPending}
          onClick={() => void save()}
        >
          {t('Save the note')}
        </Button>
      </Inline>
    </Stack>
  );
}
