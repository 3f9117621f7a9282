import { Play, VideoOff } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { fontSize, radius, tapTarget } from '../../tokens/scale';

export interface VideoProps {
  /** URL of the video. */
  src: string;
  /** Accessible name of the video. */
  label: string;
  /**
   * Accessible name of a large play button on the poster frame. Without it only the native controls start
   * the video.
   */
  playLabel?: string | undefined;
  /** Shown instead when the browser cannot play the video. */
  failedText: string;
  /** URL of the poster frame, shown before playback. */
  poster?: string | null | undefined;
  /**
   * Width divided by height of the reserved box.
   * @default 16 / 9
   */
  ratio?: number | undefined;
  /** Length in seconds. */
  duration?: number | null | undefined;
}

const Box = styled.div`
  position: relative;
  overflow: hidden;
  background: ${color.sunken};
  & video {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

const Length = styled.span`
  position: absolute;
  inset: 10px 10px auto auto;
  padding: 1px 10px;
  border-radius: ${radius.pill};
  background: color-mix(in srgb, ${color.sunken} 76%, transparent);
  color: ${color.text};
  font-size: ${fontSize.xs};
  font-variant-numeric: tabular-nums;
  pointer-events: none;
`;

const PlayButton = styled.button`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  border: 0;
  background: none;
  color: ${color.text};
  cursor: pointer;
  & > span {
    display: grid;
    place-items: center;
    width: calc(${tapTarget} + 20px);
    aspect-ratio: 1;
    border-radius: ${radius.pill};
    background: color-mix(in srgb, ${color.sunken} 76%, transparent);
  }
  & svg {
    width: 28px;
    height: 28px;
    fill: currentColor;
  }
  :root &:focus-visible {
    outline-offset: -4px;
  }
`;

const Failed = styled.p`
  display: grid;
  gap: 8px;
  place-content: center;
  justify-items: center;
  height: 100%;
  padding: 16px;
  color: ${color.text};
  font-size: ${fontSize.sm};
`;

/** The video that is playing: starting another one pauses it. */
let playing: HTMLVideoElement | undefined;

function playAlone(video: HTMLVideoElement): void {
  if (playing !== video) playing?.pause();
  playing = video;
}

function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/**
 * A video with native controls. Nothing is loaded before playback starts, and only one video plays at a time.
 *
 * @example
 * <Video src={video.url} poster={video.poster} label="阿嬤的影片" failedText="這支影片暫時無法播放" ratio={16 / 9} />
 */
export function Video({
  src,
  label,
  playLabel,
  failedText,
  poster,
  ratio = 16 / 9,
  duration,
}: VideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  // Stores the URL that failed, not a boolean: a new URL is then tried without an effect.
  const [failed, setFailed] = useState<string>();
  const [begun, setBegun] = useState(false);
  const hasButton = playLabel !== undefined && !begun;

  /** Shows the controls also when the browser refuses to play, and moves the focus to them. */
  function start() {
    setBegun(true);
    video.current?.focus();
    void video.current?.play().catch(() => undefined);
  }

  return (
    // The player is always dark, in the light theme too.
    <Box data-theme="dark" style={{ aspectRatio: ratio }}>
      {src === failed ? (
        <Failed role="status">
          <VideoOff aria-hidden />
          {failedText}
        </Failed>
      ) : (
        <>
          {/* Members' videos have no captions; `label` names them. */}
          {/* eslint-disable-next-line jsx-a11y-x/media-has-caption */}
          <video
            ref={video}
            tabIndex={hasButton ? -1 : undefined}
            src={src}
            aria-label={label}
            poster={poster ?? undefined}
            preload="none"
            controls={!hasButton}
            playsInline
            onPlay={(event) => {
              setBegun(true);
              playAlone(event.currentTarget);
            }}
            onLoadedMetadata={({ currentTarget }) => {
              // A browser without the codec of the pictures plays the sound alone.
              if (currentTarget.videoWidth === 0) setFailed(src);
            }}
            onError={() => setFailed(src)}
          />
          {hasButton && (
            <PlayButton type="button" aria-label={playLabel} onClick={start}>
              <span>
                <Play aria-hidden />
              </span>
            </PlayButton>
          )}
          {!begun && duration != null && <Length aria-hidden>{clock(duration)}</Length>}
        </>
      )}
    </Box>
  );
}
