import type { RoleName } from '@mall/contract/staff';
import type { Look, Table } from '@mall/demo-media';

/** Temperature layer: 1 normal, 2 refrigerated, 3 frozen (spec section 4). */
export type Layer = 1 | 2 | 3;

/** A main category with its sub-categories (spec section 3). */
export interface DemoCategory {
  id: number;
  name: string;
  /** Name of its picture in the album. */
  picture: string;
  sub: { id: number; name: string }[];
}

/** One variant that can be bought. Amounts are whole NT$. */
export interface DemoRule {
  id: number;
  /** Empty when the product has a single variant. */
  attributes: { attr: string; type: string }[];
  amount: number;
  marketPrice: number;
  stock: number;
  /** The lines of the specification table that differ from the product's. */
  specs: DemoProduct['specs'];
}

/** A product of the demo shop. */
export interface DemoProduct {
  id: number;
  /** Stable identifier in picture URLs. */
  slug: string;
  /** A sub-category. */
  categoryId: number;
  name: string;
  summary: string;
  /** Safe HTML: p, ul, li, strong. */
  description: string;
  /** The lines of its specification table. */
  specs: { label: string; value: string }[];
  layer: Layer;
  rules: DemoRule[];
  soldCount: number;
  collectCount: number;
  /** Age at the moment of seeding, so that the shop looks recent whenever it is started. */
  daysAgo: number;
  /** The months in which it is harvested or eaten, 1 to 12; undefined: all year. */
  months?: readonly number[];
  /** Search words that its name does not contain. */
  keywords: string[];
  /** Whether a parcel of it fits convenience store limits (45 cm, 5 kg). */
  fitsStorePickup: boolean;
  /** The days for which it keeps unopened; null: it does not spoil, or after more than a year. */
  shelfDays: number | null;
  /** Whether it perishes within days or weeks. */
  perishable: boolean;
  /** The items in its pictures. */
  look: Look;
}

/** A member group that posts may be limited to (spec section 3). */
export interface DemoGroup {
  id: number;
  name: string;
}

/** A person who writes, comments or signs in. */
export interface DemoPerson {
  id: number;
  name: string;
  /** The sign-in name of demo accounts; the others cannot sign in. */
  email: string;
  groupId: number;
  role: 'member' | 'poster' | 'dealer' | 'staff';
  /** Picture name. */
  avatar: string;
}

/** A colleague of the demo shop. */
export interface DemoColleague {
  id: number;
  name: string;
  /** The sign-in name. */
  email: string;
  deskRole: RoleName;
}

/** A comment below a post. */
export interface DemoComment {
  id: number;
  authorId: number;
  text: string;
  /** The comment that it replies to; null: none. */
  replyTo: number | null;
  likeCount: number;
  daysAgo: number;
}

/** A post on the wall. */
export interface DemoArticle {
  id: number;
  authorId: number;
  content: string;
  /** 1 public, 2 limited to `groupIds`. */
  permission: 1 | 2;
  groupIds: number[];
  productIds: number[];
  likeCount: number;
  daysAgo: number;
  /** Whether the wall shows it in its promoted row. */
  promoted: boolean;
  comments: DemoComment[];
  /** One entry per picture: the items on the table. */
  tables: readonly Table[];
}
