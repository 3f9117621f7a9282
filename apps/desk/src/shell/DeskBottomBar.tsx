import { useMessages } from '@mall/app/messages';
import { BottomBar, color, VisuallyHidden } from '@mall/ui';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { shellMessages } from '../messages/zh-TW/shell';
import { MoreScreens, type ScreenChoice } from './MoreScreens';
import { phoneScreens } from './phoneScreens';

const Dotted = styled.span`
  position: relative;
  display: inline-grid;
  &[data-dot]::after {
    content: '';
    position: absolute;
    inset: -2px -4px auto auto;
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: ${color.brand};
    box-shadow: 0 0 0 2px ${color.surface};
  }
`;

/** The navigation of a phone: at most five places, of which the last one opens the screens that have none. */
export function DeskBottomBar({ screens, current, waiting, waitText }: ScreenChoice) {
  const t = useMessages(shellMessages);
  const [isMoreOpen, openMore] = useState(false);
  const { shown, more } = phoneScreens(screens);
  const isWorkInside = more.some(({ path }) => (waiting[path] ?? 0) > 0);
  return (
    <>
      <BottomBar
        items={[
          ...shown.map((screen) => ({
            href: screen.path,
            label: t(screen.label),
            icon: <screen.icon aria-hidden />,
            current: screen === current,
            badge: waiting[screen.path],
            badgeLabel: waitText(screen),
          })),
          ...(more.length > 0
            ? [
                {
                  onPress: () => openMore(true),
                  label: t('More'),
                  icon: (
                    <Dotted data-dot={isWorkInside || undefined}>
                      <Ellipsis aria-hidden />
                      {isWorkInside && <VisuallyHidden>{t('Work waits inside')}</VisuallyHidden>}
                    </Dotted>
                  ),
                  current: current !== undefined && more.includes(current),
                },
              ]
            : []),
        ]}
      />
      <MoreScreens
        open={isMoreOpen}
        onOpenChange={openMore}
        screens={more}
        current={current}
        waiting={waiting}
        waitText={waitText}
      />
    </>
  );
}
