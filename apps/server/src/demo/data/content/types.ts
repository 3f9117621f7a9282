/** A round button on the home page. */
export interface QuickLink {
  id: number;
  label: string;
  href: string;
  /** Picture name. */
  picture: string;
}

/** A large picture with words on the mall's front page. */
export interface Banner {
  id: number;
  title: string;
  text: string;
  /** Words on its button. */
  action: string;
  href: string;
  /** Wide picture; its left is free for words. */
  picture: string;
  /** Tall picture for phones; its top is free for words. */
  pictureTall: string;
}

/** A titled row of products on the mall's front page. */
export interface Showcase {
  id: number;
  title: string;
  href: string;
  productIds: number[];
}

/** A page of text (spec section 7: `/api/info/{id}`). */
export interface InfoPage {
  id: 1 | 2 | 3;
  title: string;
  /** Safe HTML. */
  html: string;
}

/** A question that shoppers ask, with its answer as safe HTML. */
export interface Question {
  id: number;
  topic: string;
  question: string;
  answer: string;
}

/** What the shop asks its members beside the usual (spec section 7: `/api/extra/column`). */
export interface ExtraColumn {
  key: string;
  label: string;
  kind: 'text' | 'date' | 'select';
  options: string[];
  required: boolean;
}
