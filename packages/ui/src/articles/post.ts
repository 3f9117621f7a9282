/** A picture of a post, in the wire's field names. Spec §3. */
export interface PostPicture {
  url: string;
  /** Other sizes, as `srcset` takes them; empty when there are none. */
  srcset?: string | undefined;
  /** px; null: not known. */
  width?: number | null | undefined;
  height?: number | null | undefined;
}

/** A video of a post, in the wire's field names. Spec §3. */
export interface PostVideo {
  url: string;
  /** A still picture of it. */
  poster?: string | null | undefined;
  /** px; null: not known. */
  width?: number | null | undefined;
  height?: number | null | undefined;
  /** Seconds; null: not known. */
  duration?: number | null | undefined;
}

/** A comment below a post, in the wire's field names. Spec §3. */
export interface PostComment {
  id: number | string;
  comment: string;
  create_name: string;
  create_icon: string | null;
  create_time: string;
  /** Whoever reads may delete it. */
  is_mine: boolean;
}

/** What a card needs to know of a post, in the wire's field names. Spec §3. */
export interface PostCardArticle {
  id: number | string;
  content: string;
  create_name: string;
  create_icon: string | null;
  pictures: readonly PostPicture[];
  videos?: readonly PostVideo[] | undefined;
  like_count: number;
  comment_count: number;
  is_like?: boolean | undefined;
  is_collect?: boolean | undefined;
  /** 2: only its groups see it. */
  permission?: 1 | 2 | undefined;
  /** Its author has changed it since. */
  edited?: boolean | undefined;
  /** The latest few. */
  comments?: readonly PostComment[] | undefined;
}
