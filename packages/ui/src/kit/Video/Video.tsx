import { VideoOff } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { fontSize, radius } from '../../tokens/scale';

export interface VideoProps {
  /** URL of the video. */
  src: string;
  /** Accessible name of the video. */
  label: string;
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
export function Video({ src, label, failedText, poster, ratio = 16 / 9, duration }: VideoProps) {
  // Stores the URL that failed, not a boolean: a new URL is then tried without an effect.
  const [failed, setFailed] = useState<string>();
  const [begun, setBegun] = useState(false);
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
            src={src}
            aria-label={label}
            poster={poster ?? undefined}
            preload="none"
            controls
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
          {!begun && duration != null && <Length aria-hidden>{clock(duration)}</Length>}
        </>
      )}
    </Box>
  );
}
