import { X } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../kit/IconButton/IconButton';
import { Picture } from '../../kit/Picture/Picture';
import { Video } from '../../kit/Video/Video';
import { VisuallyHidden } from '../../kit/VisuallyHidden/VisuallyHidden';
import { defaultChatLabels } from '../../labels/zh-TW/chat';
import { useLabels } from '../../theme/UiContext';
import { color } from '../../tokens/color';
import { fontSize, radius } from '../../tokens/scale';
import type { ChatLabels } from '../../labels/types/chat';

const GalleryViewer = lazy(async () => ({
  default: (await import('../../kit/Gallery/GalleryViewer')).GalleryViewer,
}));

export interface ChatMediaProps {
  /** Whether it is a picture or a video. */
  kind: 'picture' | 'video';
  /** URL of the picture or video; null while there is only a preview or nothing. */
  src: string | null;
  /** Poster frame of a video. */
  poster?: string | null | undefined;
  /** Upload progress, 0 to 100; only during the upload. */
  progress?: number | undefined;
  /**
   * Whether a sent video lost its sound, because browsers cannot play the format; for its sender.
   * @default false
   */
  soundDropped?: boolean | undefined;
  /** Cancels the upload. */
  onCancel?: (() => void) | undefined;
  /**
   * The labels of this component; an omitted one keeps its default.
   * @default Traditional Chinese
   */
  labels?: ChatLabels | undefined;
}

const Frame = styled.div`
  position: relative;
  width: min(240px, 56vw);
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.sunken};
`;

const Note = styled.p`
  width: min(240px, 56vw);
  padding: 4px;
  color: ${color.muted};
  font-size: ${fontSize.xs};
`;

const Zoom = styled.button`
  display: block;
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  cursor: zoom-in;
`;

const Rail = styled.div`
  position: absolute;
  inset: auto 10px 10px;
  height: 6px;
  overflow: hidden;
  border-radius: ${radius.pill};
  background: color-mix(in srgb, ${color.surface} 80%, transparent);
  & > span {
    display: block;
    height: 100%;
    border-radius: inherit;
    background: ${color.brand};
  }
`;

const Cancel = styled(IconButton)`
  position: absolute;
  inset: 6px 6px auto auto;
`;

/**
 * A picture or a video in a message. It opens full screen; during upload it shows the progress.
 *
 * @example
 * <ChatMedia kind="picture" src={message.url} />
 * <ChatMedia kind="video" src={null} poster={preview} progress={40} onCancel={close} />
 */
export function ChatMedia({
  kind,
  src,
  poster,
  progress,
  soundDropped = false,
  onCancel,
  labels: own,
}: ChatMediaProps) {
  const labels = useLabels('chat', own, defaultChatLabels);
  /** The pressed element that opened the full screen; undefined while it is closed. */
  const [pressed, press] = useState<Element>();
  const noteId = useId();
  const isUploading = progress !== undefined;
  const still = kind === 'picture' ? src : (poster ?? null);
  return (
    <>
      <Frame
        role={soundDropped ? 'group' : undefined}
        aria-label={soundDropped ? labels.video : undefined}
        aria-describedby={soundDropped ? noteId : undefined}
      >
        {kind === 'video' && src !== null && !isUploading ? (
          <Video
            src={src}
            poster={poster}
            label={labels.video}
            failedText={labels.videoFailed}
            ratio={4 / 3}
          />
        ) : kind === 'picture' && src !== null && !isUploading ? (
          <Zoom
            type="button"
            aria-label={labels.viewPicture}
            onClick={({ currentTarget }) => press(currentTarget)}
          >
            <Picture src={src} alt={labels.picture} ratio={4 / 3} sizes="240px" />
          </Zoom>
        ) : (
          <Picture src={still} alt={labels[kind]} ratio={4 / 3} sizes="240px" />
        )}
        {isUploading && (
          <Rail
            role="progressbar"
            aria-label={labels.sending}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={progress}
          >
            <span style={{ width: `${progress}%` }} />
          </Rail>
        )}
        {onCancel && (
          <Cancel label={labels.cancelUpload} variant="floating" onClick={onCancel}>
            <X />
          </Cancel>
        )}
        {pressed && src !== null && (
          <Suspense fallback={<VisuallyHidden>{labels.picture}</VisuallyHidden>}>
            <GalleryViewer
              label={labels.picture}
              pictures={[{ src, alt: labels.picture }]}
              index={0}
              onIndexChange={() => {}}
              origin={pressed}
              onClose={() => press(undefined)}
            />
          </Suspense>
        )}
      </Frame>
      {soundDropped && (
        <Note id={noteId} role="status">
          {labels.soundDropped}
        </Note>
      )}
    </>
  );
}
