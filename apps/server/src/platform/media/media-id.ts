import { randomBytes } from 'node:crypto';

/** An unguessable id: 128 bits. */
export const newMediaId = (): string => randomBytes(16).toString('base64url');
