import type { InputAudioTrack, InputVideoTrack } from 'mediabunny';

/**
 * The picture codecs that all current browsers show, by MDN's table of web video codecs. An MP4 also carries HEVC
 * and ProRes, which many browsers show as a black picture.
 */
const PICTURES: ReadonlySet<string> = new Set(['avc', 'vp8', 'vp9', 'av1']);

/** The sound codecs that all current browsers play. */
const SOUNDS: ReadonlySet<string> = new Set(['aac', 'mp3', 'opus', 'vorbis', 'flac']);

/**
 * H.264 in 8 bits with 4:2:0 colours, by the profile's two digits: Baseline, Main and High. Browsers decode no 10 bits
 * and no 4:2:2.
 */
const AVC_PROFILE = /^avc[13]\.(42|4d|64)/i;

/** Whether browsers show the pictures of a video track. */
export async function isShownByBrowsers(track: InputVideoTrack): Promise<boolean> {
  const codec = await track.getCodec();
  if (codec === null || !PICTURES.has(codec)) return false;
  return codec !== 'avc' || AVC_PROFILE.test((await track.getCodecParameterString()) ?? '');
}

/** Whether browsers play the sound of an audio track. */
export async function isPlayedByBrowsers(track: InputAudioTrack): Promise<boolean> {
  const codec = await track.getCodec();
  return codec !== null && SOUNDS.has(codec);
}
