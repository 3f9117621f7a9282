/** An uploaded file, stored until the request ends. */
export interface UploadedFile {
  /** Its temporary path; deleted when the request is done. */
  readonly path: string;
  /** Bytes. */
  readonly size: number;
}
