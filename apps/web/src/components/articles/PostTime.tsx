import { useRelativeTime } from '../../messages/useRelativeTime';

/** When something was written: how long ago, and exactly for who asks. */
export function PostTime({ time }: { readonly time: string }) {
  const ago = useRelativeTime();
  return (
    <time dateTime={`${time.replace(' ', 'T')}+08:00`} title={time}>
      {ago(time)}
    </time>
  );
}
