import { useRelativeTime, useTimeText } from '@mall/app/messages';

/** When something was written: relative time, with the exact time in a tooltip. */
export function PostTime({ time }: { readonly time: string }) {
  const ago = useRelativeTime();
  const timeText = useTimeText();
  return (
    <time dateTime={`${time.replace(' ', 'T')}+08:00`} title={timeText(time, { year: true })}>
      {ago(time)}
    </time>
  );
}
