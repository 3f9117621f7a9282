import { stillTime, stillSize } from './still-frame';

/** Timeout (ms): a browser that cannot decode a video may never fire an event. */
const DECODE_TIMEOUT_MS = 20_000;
/** How long to wait for the requested frame (ms); some browsers do not report frames. */
const FRAME_TIMEOUT_MS = 2_000;
/** The maximum distance of a frame to the requested time, in seconds. */
const FRAME_TOLERANCE_S = 0.5;

/**
 * Takes a still frame of a video in the browser, as a JPEG. Resolves with undefined outside a
 * browser or when the browser cannot decode the format; the server then takes one itself.
 */
export async function takeStill(file: Blob, signal: AbortSignal): Promise<Blob | undefined> {
  if (typeof document === 'undefined') return undefined;
  const video = document.createElement('video');
  // Browsers reject the QuickTime MIME type although they can play most such files.
  const type = file.type === 'video/quicktime' ? 'video/mp4' : file.type;
  if (video.canPlayType(type) === '') return undefined;
  const address = URL.createObjectURL(file);
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  try {
    const abortSignal = AbortSignal.any([signal, AbortSignal.timeout(DECODE_TIMEOUT_MS)]);
    const ready = eventOf(video, 'loadeddata', abortSignal);
    video.src = address;
    await ready;
    // A recording from a browser has no duration, and is not seekable before that is known.
    if (!Number.isFinite(video.duration)) await seek(video, Number.MAX_SAFE_INTEGER, abortSignal);
    const time = stillTime(video.duration);
    const shown = frameAt(video, time);
    await seek(video, time, abortSignal);
    await Promise.race([shown, delay(FRAME_TIMEOUT_MS)]);
    return await drawFrame(video);
  } catch {
    return undefined;
  } finally {
    // Releases the video decoder; phones have few.
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(address);
  }
}

function seek(video: HTMLVideoElement, seconds: number, abortSignal: AbortSignal): Promise<void> {
  const shown = eventOf(video, 'seeked', abortSignal);
  video.currentTime = seconds;
  return shown;
}

/** Resolves when the frame at a time is displayed: a busy browser fires `seeked` before that. */
const frameAt = (video: HTMLVideoElement, time: number): Promise<void> =>
  new Promise((resolve) => {
    if (!('requestVideoFrameCallback' in video)) return resolve();
    const check = () =>
      video.requestVideoFrameCallback((_now, { mediaTime }) =>
        Math.abs(mediaTime - time) < FRAME_TOLERANCE_S ? resolve() : check(),
      );
    check();
  });

const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function eventOf(video: HTMLVideoElement, name: string, abortSignal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('The video cannot be shown'));
    if (abortSignal.aborted) return fail();
    video.addEventListener(name, () => resolve(), { once: true });
    video.addEventListener('error', fail, { once: true });
    abortSignal.addEventListener('abort', fail, { once: true });
  });
}

async function drawFrame(video: HTMLVideoElement): Promise<Blob | undefined> {
  if (video.videoWidth === 0) return undefined;
  const canvas = document.createElement('canvas');
  const { width, height } = stillSize(video.videoWidth, video.videoHeight);
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(video, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.86),
  );
  return blob ?? undefined;
}
