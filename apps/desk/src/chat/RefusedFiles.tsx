import { useMessages } from '@mall/app/messages';
import type { RefusedFile } from '@mall/hooks/chat';
import { Alert, Stack } from '@mall/ui';
import { chatMessages } from '../messages/zh-TW/chat';

export interface RefusedFilesProps {
  readonly files: readonly RefusedFile[];
}

/** Why chosen files are not sent. */
export function RefusedFiles({ files }: RefusedFilesProps) {
  const t = useMessages(chatMessages);
  const texts = {
    size: '“{0}” is too large to be sent.',
    type: '“{0}” is neither a picture nor a video that can be sent.',
    heic: '“{0}” is a HEIC photo, which many devices cannot show. Send it as a JPEG.',
  } as const;
  if (files.length === 0) return null;
  return (
    <Stack gap={2} style={{ paddingBottom: 8 }}>
      {files.map(({ name, rule }) => (
        <Alert key={name} tone="warning">
          {t(texts[rule], name)}
        </Alert>
      ))}
    </Stack>
  );
}
