import * as z from 'zod/mini';

/** A database id: a whole number from 1. */
export const id = z.int().check(z.gte(1), z.lte(2_147_483_647));
/** An id in a path or a query, where everything arrives as text. */
export const idText = z.coerce
  .number<number | string>()
  .check(z.int(), z.gte(1), z.lte(2_147_483_647));
/** Whole NT$. */
export const money = z.int().check(z.gte(0));
/** A whole number from 0: how many there are. */
export const count = z.int().check(z.gte(0));
/** `YYYY-MM-DD HH:mm:ss` in Asia/Taipei. */
export const time = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/));
/** Whether `YYYY-MM-DD HH:mm:ss` is a moment that a calendar has: no 30th of February, no year 0. */
export function isCalendarTime(text: string): boolean {
  const moment = new Date(`${text.replace(' ', 'T')}Z`);
  const isKnown = !Number.isNaN(moment.getTime()) && moment.getUTCFullYear() > 0;
  return isKnown && moment.toISOString().startsWith(text.replace(' ', 'T'));
}
/**
 * Whether a text names a place in a list that grows: `YYYY-MM-DD HH:mm:ss.ffffff.id`, the moment of
 * something in it, and its id, because many can share a moment. The mall gives it, and takes it back.
 */
export const isPlace = (text: string): boolean =>
  /^.{19}\.\d{6}\.\d{1,10}$/.test(text) &&
  isCalendarTime(text.slice(0, 19)) &&
  Number(text.slice(27)) <= 2_147_483_647;
/** Where a picture lies: a path on the mall's own origin, or a whole address. */
export const pictureUrl = z.string();
/** Text that a person typed: trimmed, not empty, not endless. */
export const text = (longest: number) =>
  z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(longest));
/** What somebody looks for (spec §5). */
export const keyword = z
  .string()
  .check(z.trim(), z.minLength(1, 'Please enter a keyword to search'), z.maxLength(50));
/** A mobile phone of Taiwan. */
export const mobile = z
  .string()
  .check(z.trim(), z.minLength(1, 'required'), z.regex(/^09\d{8}$/, 'format error'));
/** An e-mail address that a person typed. */
export const email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, 'required'),
    z.maxLength(254),
    z.email('Email format error'),
  );

/** The query of a paged list. */
export const pageQuery = {
  page: z.optional(z.coerce.number<number | string>().check(z.int(), z.gte(1), z.lte(100_000))),
};

/** A page of `item`s. */
export const paged = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({
    list: z.array(item),
    page: z.object({
      current_page: z.int(),
      total_page: z.int(),
      per_page: z.int(),
      total_count: z.int(),
    }),
  });

/** Adds or takes away one's own mark (collect, like, wait list). */
export const toggleAction = z.enum(['add', 'delete']);
/** A reply that only says that it was done. */
export const done = z.object({ done: z.literal(true) });
