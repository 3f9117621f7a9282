import { useMessages } from '@mall/app/messages';
import { Badge, color, Drawer, radius, space } from '@mall/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { shellMessages } from '../messages/zh-TW/shell';
import { linkStates } from './linkStates';
import type { Screen } from './screens';

/** Screens to choose from, with the work that waits on each. */
export interface ScreenChoice {
  readonly screens: readonly Screen[];
  readonly current: Screen | undefined;
  /** How much work waits on a screen, by its path. */
  readonly waiting: Readonly<Partial<Record<string, number>>>;
  /** Returns how much waits on a screen, as text. */
  readonly waitText: (screen: Screen) => string;
}

export interface MoreScreensProps extends ScreenChoice {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

const List = styled.nav`
  display: grid;
  gap: ${space[1]};
`;

const Entry = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 52px;
  padding-inline: ${space[3]};
  border-radius: ${radius.sm};
  color: ${color.text};
  text-decoration: none;
  & svg {
    width: 22px;
    height: 22px;
    color: ${color.muted};
  }
  ${linkStates}
`;

/** The sheet with the screens that have no place of their own in the bottom bar. */
export function MoreScreens({
  open,
  onOpenChange,
  screens,
  current,
  waiting,
  waitText,
}: MoreScreensProps) {
  const t = useMessages(shellMessages);
  return (
    <Drawer side="bottom" open={open} onOpenChange={onOpenChange} title={t('More')}>
      <List aria-label={t('More screens')}>
        {screens.map((screen) => (
          // A link to the current screen changes no route, so it has to close the sheet.
          <Entry
            key={screen.path}
            to={screen.path}
            aria-current={screen === current ? 'page' : undefined}
            onClick={() => onOpenChange(false)}
          >
            <Badge count={waiting[screen.path] ?? 0} label={waitText(screen)}>
              <screen.icon aria-hidden />
            </Badge>
            {t(screen.label)}
          </Entry>
        ))}
      </List>
    </Drawer>
  );
}
