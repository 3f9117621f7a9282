import { useMessages, useTimeText } from '@mall/app/messages';
import type { StaffConversationDetail } from '@mall/sdk/staff';
import { Heading, Stack, Text } from '@mall/ui';
import { WriteForm } from '../edit/WriteForm';
import { chatMessages } from '../messages/zh-TW/chat';
import { useMutationOnce } from '../session/useMutationOnce';
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
  const add = useMutationOnce(
    `chat-note:${member}`,
    (text: string, options) => chat.addNote(member, text, options),
    useShowConversation(),
  );
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
      <WriteForm
        record={`conversation-note:${member}`}
        label={t('Add a note')}
        button={t('Save the note')}
        success={t('The note is saved')}
        sending={add.isPending}
        onSend={(text) => add.mutateAsync(text)}
      />
    </Stack>
  );
}
