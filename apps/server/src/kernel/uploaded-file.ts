/** A file that arrived, kept until the call is over. */
export interface UploadedFile {
  /** Where it lies; gone when the call is over. */
  readonly path: string;
  /** Bytes. */
  readonly size: number;
}
