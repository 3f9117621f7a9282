/** The words of a conversation. */
export interface ChatLabels {
  /** Names the field. */
  write: string;
  send: string;
  /** Adds pictures and videos. */
  attach: string;
  chooseOrder: string;
  tooLong: (max: number) => string;
  charactersLeft: (left: number) => string;
  /** Who wrote a message, for screen readers: the member. */
  you: string;
  sending: string;
  /** Sent once there is a connection. */
  waiting: string;
  failed: string;
  retry: string;
  discard: string;
  cancelUpload: string;
  /** The other side has read it. */
  read: string;
  typing: (name: string) => string;
  older: string;
  toNewest: string;
  /** Names the button that shows a picture on the whole screen. */
  viewPicture: string;
  picture: string;
  video: string;
  videoFailed: string;
  order: string;
}
