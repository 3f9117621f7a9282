import { useMessages } from '@mall/app/messages';
import type { StaffConversationDetail } from '@mall/sdk/staff';
import { Button, DropdownMenu, MenuItem, MenuSeparator } from '@mall/ui';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Hand, UserRound, UserRoundX } from 'lucide-react';
import { chatMessages } from '../messages/zh-TW/chat';
import { useSession } from '../session/SessionContext';
import { useStaff } from '../staff/StaffContext';
import { colleaguesQuery } from './queries';
import type { ConversationActions } from './useConversationActions';

export interface AssignMenuProps {
  readonly conversation: StaffConversationDetail;
  readonly actions: Pick<ConversationActions, 'assign'>;
}

/** Who is responsible for a conversation: the colleague takes it over, or gives it to another one. */
export function AssignMenu({ conversation: { assignee }, actions }: AssignMenuProps) {
  const t = useMessages(chatMessages);
  const { colleague: self } = useSession();
  const { data: colleagues = [] } = useQuery(colleaguesQuery(useStaff()));
  const isOwn = assignee?.id === self.id;
  return (
    <DropdownMenu
      align="start"
      heading={t('Who is responsible')}
      trigger={
        <Button size="sm" variant="quiet" endIcon={<ChevronDown />}>
          {isOwn ? t('Yours') : (assignee?.name ?? t('Nobody is responsible'))}
        </Button>
      }
    >
      {!isOwn && (
        <MenuItem
          tone="strong"
          icon={<Hand />}
          onSelect={() => actions.assign(self.id, t('You have taken it over'))}
        >
          {t('Take over')}
        </MenuItem>
      )}
      {colleagues
        .filter(({ id }) => id !== self.id && id !== assignee?.id)
        .map(({ id, name }) => (
          <MenuItem
            key={id}
            icon={<UserRound />}
            onSelect={() => actions.assign(id, t('{0} is responsible now', name))}
          >
            {name}
          </MenuItem>
        ))}
      {assignee && (
        <>
          <MenuSeparator />
          <MenuItem
            icon={<UserRoundX />}
            onSelect={() => actions.assign(null, t('Nobody is responsible any more'))}
          >
            {t('Nobody')}
          </MenuItem>
        </>
      )}
    </DropdownMenu>
  );
}
