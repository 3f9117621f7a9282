import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../kit/VisuallyHidden/VisuallyHidden';
import { NotificationMark, type NotificationTone } from '../NotificationMark/NotificationMark';
import { Body, Content, Dot, Frame, FrameLink, Time, Title } from './NotificationItem.styles';

export interface NotificationItemProps {
  /** What it is about. */
  title: string;
  /** More about it. */
  content?: ReactNode;
  /** When it came, in words. */
  time: ReactNode;
  /** An icon for what it is about, on a round ground; or an `Avatar`, which has its own. */
  icon: ReactNode;
  /**
   * What kind of news it is.
   * @default 'brand'
   */
  tone?: NotificationTone | undefined;
  /** Says that it is unread, such as `未讀`; undefined: it was read. */
  unread?: string | undefined;
  /** Where it leads; without it, it is no link of its own, as in a menu. */
  href?: string | undefined;
  /** Called when it is pressed. */
  onPress?: (() => void) | undefined;
  /**
   * Two lines at most of what it says, in a menu.
   * @default false
   */
  compact?: boolean | undefined;
}

/**
 * One notification: what it is about, what it says, when it came, and whether it was read.
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
      <NotificationMark tone={tone}>{icon}</NotificationMark>
      <Body>
        {/* The spaces are for whoever hears it; a grid draws none. */}
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
