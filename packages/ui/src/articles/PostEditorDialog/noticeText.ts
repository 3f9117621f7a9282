import { MEDIA_LIMITS, POST_LIMITS } from '@mall/contract/limits';
import type { PostEditorLabels } from '../../labels/types/editor';
import type { EditorNotice } from '../PostEditor/NoticeRow';
import type { PostFileNotice } from './PostEditorState';

const MEGABYTE = 1024 * 1024;

/** Returns which file was not added to a post, and why. */
export function noticeText(
  { kind, name, failure }: PostFileNotice,
  labels: PostEditorLabels,
  errorText: (error: unknown) => string,
): Pick<EditorNotice, 'title' | 'name' | 'text'> {
  const why = () => {
    switch (failure.rule) {
      case 'refused':
        return errorText(failure.error);
      case 'size':
        return labels.fileTooLarge(
          (kind === 2 ? MEDIA_LIMITS.video : MEDIA_LIMITS.picture) / MEGABYTE,
        );
      case 'count':
        return kind === 2
          ? labels.tooManyVideos(POST_LIMITS.videos)
          : labels.tooManyPictures(POST_LIMITS.pictures);
      case 'heic':
        return labels.heic;
      case 'type':
        if (kind === null) return labels.noMedia;
        return kind === 1 ? labels.otherPicture : labels.otherVideo;
    }
  };
  return {
    title: kind === 1 ? labels.pictureFailed : kind === 2 ? labels.videoFailed : labels.fileFailed,
    name: name ?? undefined,
    text: why(),
  };
}
