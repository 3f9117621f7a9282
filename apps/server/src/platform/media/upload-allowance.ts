import type { UploadedFile } from '../../kernel/uploaded-file';
import { type Limit, type Limiter, takeOrRefuse } from '../rate-limit/limiter';

/** Ten of the longest videos per hour: more than posts or chats normally need. */
const KILOBYTES_AN_HOUR = 1024 * 1024;

/** Limits a member's upload volume: counting requests alone would not keep the disk from filling up. */
export type UploadAllowance = (memberId: number, file: UploadedFile) => Promise<void>;

/**
 * An upload quota of one gigabyte per hour and member.
 *
 * @param name the kind of upload; each has its own quota.
 * @param most kilobytes per hour; tests use less.
 * @returns throws {MallError} tooManyRequests when the quota is used up
 */
export function createUploadAllowance(
  limiter: Limiter,
  name: string,
  most = KILOBYTES_AN_HOUR,
): UploadAllowance {
  const limit: Limit = { name: `uploads-${name}`, most, seconds: 60 * 60 };
  return (memberId, { size }) => takeOrRefuse(limiter, limit, memberId, Math.ceil(size / 1024));
}
