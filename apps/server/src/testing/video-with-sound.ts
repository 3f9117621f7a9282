import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import { testVideo } from './upload';

/** A sound track of a single packet. */
interface Sound {
  readonly config: AudioDecoderConfig;
  readonly packet: Uint8Array;
  /** Seconds. */
  readonly duration: number;
}

const SAMPLE_RATE = 48_000;
/** The sync word, no checksum, 48 kHz and 32 kbit/s, version 8, stereo. */
const AC3_HEAD = [0x0b, 0x77, 0, 0, 0, 0x40, 0x40];

/** Two channels of silence in each format. Only `aac` is played by browsers. */
const SOUNDS = {
  aac: {
    config: {
      codec: 'mp4a.40.2',
      sampleRate: SAMPLE_RATE,
      numberOfChannels: 2,
      description: Uint8Array.of(0x11, 0x90),
    },
    packet: Uint8Array.of(0x21, 0x10, 0x04, 0x60, 0x8c, 0x1c),
    duration: 1024 / SAMPLE_RATE,
  },
  ac3: {
    config: { codec: 'ac-3', sampleRate: SAMPLE_RATE, numberOfChannels: 2 },
    // The head of a frame of 128 bytes: the muxer copies the format from it.
    packet: Uint8Array.from({ length: 128 }, (_, at) => AC3_HEAD[at] ?? 0),
    duration: 1536 / SAMPLE_RATE,
  },
  'pcm-s16': {
    config: { codec: 'pcm-s16', sampleRate: SAMPLE_RATE, numberOfChannels: 2 },
    packet: new Uint8Array(SAMPLE_RATE * 4),
    duration: 1,
  },
} satisfies Readonly<Record<string, Sound>>;

/** The test's MP4, which has no sound, with a sound track in a format. */
export async function testVideoWithSound(codec: keyof typeof SOUNDS): Promise<Buffer> {
  const { config, packet, duration } = SOUNDS[codec];
  using input = new Input({ source: new BufferSource(await testVideo('mp4')), formats: [MP4] });
  const track = await input.getPrimaryVideoTrack();
  const decoderConfig = await track?.getDecoderConfig();
  if (!track || !decoderConfig) throw new Error('The clip cannot be read');
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  const pictures = new EncodedVideoPacketSource('avc');
  const sound = new EncodedAudioPacketSource(codec);
  output.addVideoTrack(pictures);
  output.addAudioTrack(sound);
  await output.start();
  await sound.add(new EncodedPacket(packet, 'key', 0, duration), { decoderConfig: config });
  for await (const frame of new EncodedPacketSink(track).packets()) {
    await pictures.add(frame, { decoderConfig });
  }
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}
