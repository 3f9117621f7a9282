/** A picture of a post, with the API's field names. */
export interface PostPicture {
  url: string;
  /** Its main colour, e.g. `#c9a27e`: shown until the picture has loaded. */
  color?: string | undefined;
  /** Other sizes, as a `srcset` value; empty when there are none. */
  srcset?: string | undefined;
  /** What it shows, by the author. */
  alt?: string | undefined;
  /** In px; null when unknown. */
  width?: number | null | undefined;
  height?: number | null | undefined;
}

/** A video of a post, with the API's field names. */
export interface PostVideo {
  url: string;
  /** URL of the poster frame. */
  poster?: string | null | undefined;
  /** In px; null when unknown. */
  width?: number | null | undefined;
  height?: number | null | undefined;
  /** In seconds; null when unknown. */
  duration?: number | null | undefined;
}

/** A comment on a post, with the API's field names. */
export interface PostComment {
  id: number | string;
  comment: string;
  /** The id of the page with the author's posts; null: there is none. */
  author_id?: number | null | undefined;
  /** Whether the author is staff of the shop. */
  by_shop?: boolean | undefined;
  create_name: string;
  create_icon: string | null;
  create_time: string;
  /** Whether the current user may delete it. */
  is_mine: boolean;
}

/** The fields of a post that a card needs, with the API's field names. */
export interface PostCardArticle {
  id: number | string;
  content: string;
  /** The id of the page with the author's posts; null: there is none. */
  author_id?: number | null | undefined;
  /** Whether the author is staff of the shop. */
  by_shop?: boolean | undefined;
  create_name: string;
  create_icon: string | null;
  pictures: readonly PostPicture[];
  videos?: readonly PostVideo[] | undefined;
  like_count: number;
  comment_count: number;
  is_like?: boolean | undefined;
  is_collect?: boolean | undefined;
  /** 2: visible only to its groups. */
  permission?: 1 | 2 | undefined;
  /** Whether its author has edited it. */
  edited?: boolean | undefined;
  /** The latest few comments. */
  comments?: readonly PostComment[] | undefined;
}
