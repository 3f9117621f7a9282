import {
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  FilePathTarget,
  Input,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
  WebMOutputFormat,
  type EncodedPacket,
  type InputAudioTrack,
  type InputVideoTrack,
  type OutputFormat,
} from 'mediabunny';
import { MallError } from '../../kernel/error';
import { isSystemError } from '../../kernel/system-error';
import { isPlayedByBrowsers, isShownByBrowsers } from './browser-codecs';
import type { VideoType } from './video-type';

/** A video's dimensions and duration, and what became of its sound. */
export interface VideoFacts {
  /** Pixels, after rotation. */
  readonly width: number;
  readonly height: number;
  /** Seconds, rounded up. */
  readonly duration: number;
  /** Whether it had sound that browsers cannot play. */
  readonly soundDropped: boolean;
}

/** One track that is copied from the old file into the new one. */
interface Lane {
  readonly packets: AsyncGenerator<EncodedPacket, void, unknown>;
  next: EncodedPacket | null;
  add(packet: EncodedPacket): Promise<void>;
  /** Adds the track to the new file. */
  join(output: Output): void;
}

/**
 * Rewrites a video with one picture track and one sound track only. Location and camera metadata,
 * subtitles and position tracks are dropped. The frames are copied without re-encoding.
 *
 * @param longest seconds.
 * @throws {MallError} mediaBroken, mediaUnsupported, videoCodec, videoTooLong
 * @throws Error of the file system, such as `ENOSPC`
 */
export async function remuxVideo(
  from: string,
  to: string,
  type: VideoType,
  longest: number,
): Promise<VideoFacts> {
  using input = new Input({
    source: new FilePathSource(from),
    formats: type === 'mp4' ? [MP4, QTFF] : [WEBM, MATROSKA],
  });
  try {
    return await copyTracks(input, to, type, longest);
  } catch (error) {
    // A full disk says nothing about the video.
    if (error instanceof MallError || isSystemError(error)) throw error;
    throw new MallError('mediaBroken');
  }
}

async function copyTracks(
  input: Input,
  to: string,
  type: VideoType,
  longest: number,
): Promise<VideoFacts> {
  const video = await input.getPrimaryVideoTrack();
  if (!video) {
    const isSound = (await input.getTracks()).length > 0;
    throw new MallError(isSound ? 'mediaUnsupported' : 'mediaBroken');
  }
  const audio = await input.getPrimaryAudioTrack();
  const start = await input.getFirstTimestamp();
  const duration = (await video.computeDuration()) - start;
  if (duration > longest) throw new MallError('videoTooLong', [longest]);

  const format: OutputFormat =
    type === 'mp4' ? new Mp4OutputFormat({ fastStart: 'reserve' }) : new WebMOutputFormat();
  const lanes = [await videoLane(video, format)];
  const sound = audio && (await audioLane(audio, format));
  if (sound) lanes.push(sound);
  // Opens the file, so that a video refused above leaves none.
  const output = new Output({ format, target: new FilePathTarget(to) });
  try {
    for (const { join } of lanes) join(output);
    await output.start();
    await pour(lanes, start, start + longest);
    await output.finalize();
  } catch (error) {
    // Closes the file, also when not even its head could be written.
    await output.cancel();
    throw error;
  }
  return {
    width: await video.getDisplayWidth(),
    height: await video.getDisplayHeight(),
    duration: Math.ceil(duration),
    soundDropped: audio !== null && !sound,
  };
}

async function videoLane(track: InputVideoTrack, format: OutputFormat): Promise<Lane> {
  if (!(await isShownByBrowsers(track))) throw new MallError('videoCodec');
  const codec = await track.getCodec();
  const decoderConfig = await track.getDecoderConfig();
  if (!codec || !decoderConfig || !format.getSupportedVideoCodecs().includes(codec)) {
    throw new MallError('mediaUnsupported');
  }
  const source = new EncodedVideoPacketSource(codec);
  const { packetCount } = await track.computePacketStats();
  const rotation = await track.getRotation();
  return {
    ...(await packetsOf(track)),
    add: (packet) => source.add(packet, { decoderConfig }),
    join: (output) =>
      void output.addVideoTrack(source, { rotation, maximumPacketCount: packetCount }),
  };
}

/** Sound that browsers cannot play is dropped instead of rejecting the video. */
async function audioLane(track: InputAudioTrack, format: OutputFormat): Promise<Lane | null> {
  if (!(await isPlayedByBrowsers(track))) return null;
  const codec = await track.getCodec();
  const decoderConfig = await track.getDecoderConfig();
  if (!codec || !decoderConfig || !format.getSupportedAudioCodecs().includes(codec)) return null;
  const source = new EncodedAudioPacketSource(codec);
  const { packetCount } = await track.computePacketStats();
  return {
    ...(await packetsOf(track)),
    add: (packet) => source.add(packet, { decoderConfig }),
    join: (output) => void output.addAudioTrack(source, { maximumPacketCount: packetCount }),
  };
}

async function packetsOf(track: InputVideoTrack | InputAudioTrack) {
  const packets = new EncodedPacketSink(track).packets();
  return { packets, next: (await packets.next()).value ?? null };
}

/** Copies the earliest packet next, so that neither track is buffered in memory waiting for the other. */
async function pour(lanes: readonly Lane[], start: number, end: number): Promise<void> {
  for (;;) {
    const waiting = lanes.filter(({ next }) => next !== null);
    const [first, ...others] = waiting;
    if (!first) return;
    const earliest = others.reduce(
      (found, each) => ((each.next?.timestamp ?? 0) < (found.next?.timestamp ?? 0) ? each : found),
      first,
    );
    const packet = earliest.next;
    if (!packet) return;
    // The duration in the file header cannot be trusted.
    if (packet.timestamp > end) throw new MallError('videoTooLong', [end - start]);
    await earliest.add(packet.clone({ timestamp: packet.timestamp - start }));
    earliest.next = (await earliest.packets.next()).value ?? null;
  }
}
