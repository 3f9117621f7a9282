/** The actions on a comment. */
export interface CommentActions {
  /** Whether it may be deleted; otherwise it may be reported. */
  readonly isMine: boolean;
  readonly onDelete: () => void;
  readonly onReport: () => void;
}
