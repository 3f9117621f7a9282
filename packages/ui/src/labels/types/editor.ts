/** The labels of the post editor. */
export interface PostEditorLabels {
  /** Accessible name and placeholder of the text. */
  content: string;
  contentHint: string;
  /** The number of characters left, shown when it is low; negative when the text is too long. */
  charactersLeft: (count: number) => string;
  addMedia: string;
  addProducts: string;
  publish: string;
  /** The same for an edited post. */
  update: string;
  /** Accessible name of the button that shows who sees the post. */
  audience: (who: string) => string;
  pictures: string;
  videos: string;
  /** Accessible name of a picture or video: its position. */
  picture: (place: number) => string;
  video: (place: number) => string;
  /** State of a file that waits for its upload. */
  waiting: string;
  /** Accessible name of the progress of an upload. */
  uploading: (name: string) => string;
  /** State after the upload, while the server processes the file. */
  processing: string;
  cancel: (name: string) => string;
  remove: (name: string) => string;
  /** Button on a picture that opens the field for its description, with its accessible names. */
  alt: string;
  describe: (name: string) => string;
  described: (name: string, alt: string) => string;
  /** The dialog in which a picture is described. */
  altTitle: string;
  altHint: string;
  altField: string;
  altPlaceholder: string;
  altSave: string;
  altTooLong: (max: number) => string;
  earlier: (name: string) => string;
  later: (name: string) => string;
  products: string;
  dismiss: string;
  retry: string;
}
