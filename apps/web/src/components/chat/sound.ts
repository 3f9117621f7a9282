import { browserStorage } from '@mall/sdk';
import { createStore } from 'zustand/vanilla';
import { createJSONStorage, persist } from 'zustand/middleware';

interface ChatSound {
  readonly isOn: boolean;
}

/** Whether a new message plays a sound; saved on this device. */
export const chatSound = createStore<ChatSound>()(
  persist((): ChatSound => ({ isOn: true }), {
    name: 'mall.chat-sound',
    storage: createJSONStorage(() => browserStorage()),
  }),
);

/** Two soft notes, one after the other: their pitch in hertz, and when they begin, in seconds. */
const NOTES = [
  [660, 0],
  [880, 0.12],
] as const;
const LASTS = 0.22;
const LOUD = 0.06;

let output: AudioContext | undefined;

/** Plays the sound of a new message. Browsers block it before the first user gesture. */
export function playChatSound(): void {
  if (!chatSound.getState().isOn || typeof AudioContext === 'undefined') return;
  output ??= new AudioContext();
  const { currentTime, destination } = output;
  void output.resume().catch(() => undefined);
  for (const [pitch, after] of NOTES) {
    const begin = currentTime + after;
    const tone = new OscillatorNode(output, { type: 'sine', frequency: pitch });
    const volume = new GainNode(output, { gain: 0 });
    volume.gain.setTargetAtTime(LOUD, begin, 0.01);
    volume.gain.setTargetAtTime(0, begin + LASTS / 2, 0.05);
    tone.connect(volume).connect(destination);
    tone.start(begin);
    tone.stop(begin + 2 * LASTS);
  }
}
