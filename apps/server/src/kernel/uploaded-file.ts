/** An uploaded file, kept until the request is done. */
export interface UploadedFile {
  /** Its temporary path; deleted when the request is done. */
  readonly path: string;
  /** Bytes. */
  readonly size: number;
}
