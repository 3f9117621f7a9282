/** The words of writing a post. */
export interface PostEditorLabels {
  /** Names the text, and stands in it while it is empty. */
  content: string;
  contentHint: string;
  /** How much may still be written; told when it is little, negative when it is too much. */
  charactersLeft: (count: number) => string;
  addMedia: string;
  addProducts: string;
  publish: string;
  /** Instead, where a post is changed. */
  update: string;
  /** Names the button with who sees the post. */
  audience: (who: string) => string;
  pictures: string;
  videos: string;
  /** Names one picture or video by its place. */
  picture: (place: number) => string;
  video: (place: number) => string;
  /** What a file does that waits for its turn. */
  waiting: string;
  /** Names the progress of one on its way. */
  uploading: (name: string) => string;
  /** All of it is sent, and the shop works on it. */
  processing: string;
  cancel: (name: string) => string;
  remove: (name: string) => string;
  earlier: (name: string) => string;
  later: (name: string) => string;
  products: string;
  dismiss: string;
  retry: string;
}
