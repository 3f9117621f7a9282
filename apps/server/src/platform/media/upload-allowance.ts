import { MallFailure } from '../../kernel/error';
import type { UploadedFile } from '../../kernel/uploaded-file';
import { createWindowLimit } from '../rate-limit/window-limit';

const HOUR_MS = 60 * 60_000;
/** Ten of the longest videos an hour: more than a post or a question to the shop ever needs. */
const BYTES_AN_HOUR = 1024 * 1024 * 1024;

/** Lets a member put away so much and no more: a disk is filled sooner than calls are counted. */
export type UploadAllowance = (memberId: number, file: UploadedFile) => void;

/**
 * An allowance of a gigabyte an hour for each member.
 *
 * @param most bytes in an hour; tests give less.
 * @returns throws {MallFailure} tooManyRequests when it is used up
 */
export function createUploadAllowance(most = BYTES_AN_HOUR): UploadAllowance {
  const limit = createWindowLimit(most, HOUR_MS);
  return (memberId, { size }) => {
    const wait = limit.take(String(memberId), size);
    if (wait > 0) throw new MallFailure('tooManyRequests', [wait]);
  };
}
