/** A round button on the home page. */
export interface QuickLink {
  id: number;
  label: string;
  href: string;
  /** Picture name. */
  picture: string;
}

/** A large picture with text on the front page. */
export interface Banner {
  id: number;
  title: string;
  text: string;
  /** The text of its button. */
  action: string;
  href: string;
  /** Wide picture; its left side is free for text. */
  picture: string;
  /** Tall picture for phones; its top is free for text. */
  pictureTall: string;
}

/** A titled row of products on the front page. */
export interface Showcase {
  id: number;
  title: string;
  href: string;
  productIds: number[];
  kind: 'row' | 'gifts' | 'season';
}

/** A page of text (spec section 7: `/api/info/{id}`). */
export interface InfoPage {
  id: 1 | 2 | 3;
  title: string;
  /** Safe HTML. */
  html: string;
}

/** A frequently asked question, with its answer as safe HTML. */
export interface Question {
  id: number;
  topic: string;
  question: string;
  answer: string;
}

/** An extra profile field (spec section 7: `/api/extra/column`). */
export interface ExtraColumn {
  key: string;
  label: string;
  kind: 'text' | 'date' | 'select';
  options: string[];
  required: boolean;
}
