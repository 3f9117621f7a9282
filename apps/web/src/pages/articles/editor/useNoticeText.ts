import { useErrorText, useMessages } from '@mall/app/messages';
import type { PostMediaNotice } from '@mall/hooks';
import { MEDIA_LIMITS, POST_LIMITS } from '@mall/sdk/limits';
import type { EditorNotice } from '@mall/ui';
import { useHeicText } from '../../../components/files/useHeicText';
import { editorMessages } from '../../../messages/zh-TW/editor';

const MEGABYTE = 1024 * 1024;

/** Returns which file was rejected, and why: with the texts of spec §8, or the server's own message. */
export function useNoticeText(): (
  notice: PostMediaNotice,
) => Pick<EditorNotice, 'title' | 'name' | 'text'> {
  const t = useMessages(editorMessages);
  const errorText = useErrorText();
  const heicText = useHeicText();

  function why({ kind, failure }: PostMediaNotice): string {
    if (failure.rule === 'refused') return errorText(failure.error);
    if (failure.rule === 'size') {
      const largest = kind === 2 ? MEDIA_LIMITS.video : MEDIA_LIMITS.picture;
      return t('It is larger than {0} MB', largest / MEGABYTE);
    }
    if (failure.rule === 'count')
      return kind === 2
        ? t('A post takes {0} videos at most', POST_LIMITS.videos)
        : t('A post takes {0} pictures at most', POST_LIMITS.pictures);
    if (failure.rule === 'heic') return heicText;
    if (kind === null) return t('Only pictures and videos can be added');
    return kind === 1
      ? t('Only JPEG, PNG, WebP, AVIF and GIF pictures can be added')
      : t('Only MP4, MOV and WebM videos can be added');
  }

  return (notice) => ({
    title:
      notice.kind === 1
        ? t('Image upload failed')
        : notice.kind === 2
          ? t('Video upload failed')
          : t('File upload failed'),
    name: notice.name ?? undefined,
    text: why(notice),
  });
}
