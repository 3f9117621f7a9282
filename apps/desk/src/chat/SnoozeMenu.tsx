import { useMessages, useNow, useTimeText } from '@mall/app/messages';
import { wireTime } from '@mall/sdk/time';
import { DropdownMenu, IconButton, MenuItem, Text } from '@mall/ui';
import { AlarmClock } from 'lucide-react';
import { chatMessages } from '../messages/zh-TW/chat';
import { snoozeTimes } from './snoozeTimes';
import type { ConversationActions } from './useConversationActions';

const MINUTE_MS = 60_000;

/** Takes a conversation out of the queue until a time. */
export function SnoozeMenu({ actions }: { readonly actions: Pick<ConversationActions, 'snooze'> }) {
  const t = useMessages(chatMessages);
  const timeText = useTimeText();
  const now = useNow();
  return (
    <DropdownMenu
      heading={t('Snooze until')}
      trigger={
        <IconButton label={t('Snooze')}>
          <AlarmClock />
        </IconButton>
      }
    >
      {snoozeTimes(now).map(({ name, minutes }) => {
        const until = timeText(wireTime(now + minutes * MINUTE_MS));
        return (
          <MenuItem
            key={name}
            onSelect={() => actions.snooze(minutes, t('Snoozed until {0}', until))}
          >
            <span style={{ flex: 1 }}>{t(name)}</span>
            <Text as="span" size="sm" tone="muted">
              {until}
            </Text>
          </MenuItem>
        );
      })}
    </DropdownMenu>
  );
}
