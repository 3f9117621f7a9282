import { readableDevice } from './device-name';

/** The part of the device's name that is repeated in mails, in characters. */
const LONGEST_NAME = 60;

/**
 * Returns a device's name for a mail. The client chooses the name: everything that a mail program could turn into a
 * link is removed.
 */
export const mailedDevice = (name: string): string =>
  readableDevice(name)
    .replace(/[^\p{L}\p{N}()]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME);
