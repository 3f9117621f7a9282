import type { UploadedFile } from '../../kernel/uploaded-file';
import { type Limit, type Limiter, takeOrRefuse } from '../rate-limit/limiter';

/** Ten of the longest videos an hour: more than a post or a question to the shop ever needs. */
const KILOBYTES_AN_HOUR = 1024 * 1024;

/** Lets a member put away so much and no more: a disk is filled sooner than calls are counted. */
export type UploadAllowance = (memberId: number, file: UploadedFile) => Promise<void>;

/**
 * An allowance of a gigabyte an hour for each member.
 *
 * @param name what is uploaded: each has an allowance of its own.
 * @param most kilobytes in an hour; tests give less.
 * @returns throws {MallError} tooManyRequests when it is used up
 */
export function createUploadAllowance(
  limiter: Limiter,
  name: string,
  most = KILOBYTES_AN_HOUR,
): UploadAllowance {
  const limit: Limit = { name: `uploads-${name}`, most, seconds: 60 * 60 };
  return (memberId, { size }) => takeOrRefuse(limiter, limit, memberId, Math.ceil(size / 1024));
}
