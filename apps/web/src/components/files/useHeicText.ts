import { useMessages } from '@mall/app/messages';
import { fileMessages } from '../../messages/zh-TW/files';

/** Returns why a HEIC photo cannot be used, and how to get one that can. */
export function useHeicText(): string {
  const t = useMessages(fileMessages);
  return t(
    'HEIC photos cannot be shown everywhere. On an iPhone, choose Settings → Camera → Formats → Most Compatible and take it again, or send a screenshot of the photo',
  );
}
