/** The labels of the chat. */
export interface ChatLabels {
  /** Accessible name of the field. */
  write: string;
  send: string;
  /** Adds pictures and videos. */
  attach: string;
  chooseOrder: string;
  tooLong: (max: number) => string;
  charactersLeft: (left: number) => string;
  /** The author of the member's own messages, for screen readers. */
  you: string;
  sending: string;
  /** State of a message that waits for a connection. */
  waiting: string;
  failed: string;
  retry: string;
  discard: string;
  cancelUpload: string;
  /** State of a message that the other side has read. */
  read: string;
  typing: (name: string) => string;
  older: string;
  toNewest: string;
  /** Accessible name of the button that opens a picture full screen. */
  viewPicture: string;
  picture: string;
  video: string;
  videoFailed: string;
  /** Below an own video that was sent without its sound. */
  soundDropped: string;
  order: string;
  /** Title of the order picker. */
  whichOrder: string;
  noOrders: string;
  noOrdersText: string;
  ordersFailed: string;
  itemsInOrder: (count: number) => string;
}
