import * as z from 'zod';
import type { S3Config } from './s3-storage';

/** The environment variables of the bucket for uploads. */
export const mediaEnvironment = {
  MEDIA_S3_ENDPOINT: z.url().optional(),
  MEDIA_S3_BUCKET: z.string().min(1).optional(),
  MEDIA_S3_REGION: z.string().min(1).default('auto'),
  MEDIA_S3_KEY_ID: z.string().min(1).optional(),
  MEDIA_S3_SECRET: z.string().min(1).optional(),
};

/** An incomplete bucket configuration would fail only at the first upload, so it is rejected here. */
export function mediaStore(values: z.infer<z.ZodObject<typeof mediaEnvironment>>): S3Config | null {
  const needed = {
    MEDIA_S3_ENDPOINT: values.MEDIA_S3_ENDPOINT,
    MEDIA_S3_BUCKET: values.MEDIA_S3_BUCKET,
    MEDIA_S3_KEY_ID: values.MEDIA_S3_KEY_ID,
    MEDIA_S3_SECRET: values.MEDIA_S3_SECRET,
  };
  const missing = Object.entries(needed)
    .filter(([, value]) => value === undefined)
    .map(([name]) => name);
  if (missing.length === Object.keys(needed).length) return null;
  const [endpoint, bucket, keyId, secret] = Object.values(needed);
  if (!endpoint || !bucket || !keyId || !secret) {
    throw new Error(`Media in a bucket also need ${missing.join(', ')}`);
  }
  return { endpoint, bucket, keyId, secret, region: values.MEDIA_S3_REGION };
}
