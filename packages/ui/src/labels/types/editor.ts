/** Why a post is not published, as `usePostEditor` names it. */
export type PostRefusalId =
  | 'Please enter post content before publishing'
  | 'The post content is too long'
  | 'Please wait for image upload to finish'
  | 'Please wait for video upload to finish'
  | 'Please select at least one permission';

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
  /** Says that a video lost its sound at its upload. */
  soundDropped: string;
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
  /** Titles of the dialog for a new and an existing post. */
  writeTitle: string;
  editTitle: string;
  /** Says that a draft, or unsaved changes of a post, were restored; with buttons to discard them. */
  draftRestored: string;
  changesRestored: string;
  startOver: string;
  discardChanges: string;
  postFailed: string;
  groupsFailed: string;
  /** Who sees the post. */
  everyone: string;
  nobodyYet: string;
  groupCount: (count: number) => string;
  /** Why a post is not published. */
  refusals: Readonly<Record<PostRefusalId, string>>;
  lostMedia: (count: number) => string;
  /** Titles of notices about files that were not added, and the reasons. */
  pictureFailed: string;
  videoFailed: string;
  fileFailed: string;
  fileTooLarge: (megabytes: number) => string;
  tooManyPictures: (max: number) => string;
  tooManyVideos: (max: number) => string;
  heic: string;
  otherPicture: string;
  otherVideo: string;
  noMedia: string;
}
