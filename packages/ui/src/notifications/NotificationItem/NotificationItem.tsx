import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../kit/VisuallyHidden/VisuallyHidden';
import { NotificationIcon, type NotificationTone } from '../NotificationIcon/NotificationIcon';
import { Body, Content, Dot, Frame, FrameLink, Time, Title } from './NotificationItem.styles';

export interface NotificationItemProps {
  /** The title. */
  title: string;
  /** Details below the title. */
  content?: ReactNode;
  /** When it was sent, formatted. */
  time: ReactNode;
  /** An icon for the topic, shown on a round background; or an `Avatar`, which has its own. */
  icon: ReactNode;
  /**
   * The tone of its icon.
   * @default 'brand'
   */
  tone?: NotificationTone | undefined;
  /** Text of the unread state, such as `未讀`; undefined when it was read. */
  unread?: string | undefined;
  /** URL of the target; omit it inside another link, as in a menu. */
  href?: string | undefined;
  /** Called on press. */
  onPress?: (() => void) | undefined;
  /**
   * Clamps the details to two lines, for a menu.
   * @default false
   */
  compact?: boolean | undefined;
}

/**
 * One notification: title, details, time, and whether it was read.
 *
 * @example
 * <NotificationItem icon={<Truck />} title="訂單已出貨" content="請留意收件。" time="5 分鐘前"
 *   unread="未讀" href="/order/MA26" />
 */
export function NotificationItem({
  title,
  content,
  time,
  icon,
  tone = 'brand',
  unread,
  href,
  onPress,
  compact = false,
}: NotificationItemProps) {
  const parts = (
    <>
      <NotificationIcon tone={tone}>{icon}</NotificationIcon>
      <Body>
        {/* The spaces separate the texts for screen readers; a grid does not render them. */}
        <Title>
          {unread !== undefined && <VisuallyHidden>{unread}</VisuallyHidden>} {title}
        </Title>{' '}
        {content && <Content>{content}</Content>} <Time>{time}</Time>
      </Body>
      {unread !== undefined && <Dot aria-hidden />}
    </>
  );
  const marks = {
    'data-unread': unread === undefined ? undefined : '',
    'data-compact': compact ? '' : undefined,
  };
  if (href === undefined) return <Frame {...marks}>{parts}</Frame>;
  return (
    <FrameLink href={href} onClick={onPress} {...marks}>
      {parts}
    </FrameLink>
  );
}
