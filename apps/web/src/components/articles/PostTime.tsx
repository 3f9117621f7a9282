import { useRelativeTime } from '../../messages/useRelativeTime';

/** When something was written: relative time, with the exact time in a tooltip. */
export function PostTime({ time }: { readonly time: string }) {
  const ago = useRelativeTime();
  return (
    <time dateTime={`${time.replace(' ', 'T')}+08:00`} title={time}>
      {ago(time)}
    </time>
  );
}
