import * as z from 'zod/mini';
import { describe, named } from './describe';
import { PASSWORD_LIMITS } from './limits';
import {
  cleanLine,
  cleanText,
  isShopName,
  lengthOf,
  readCode,
  readDigits,
  readEmail,
  readMobile,
  readPassword,
} from './text';

/** A database id: an integer from 1. */
export const id = z.int().check(z.gte(1), z.lte(2_147_483_647));
/** An id in a path or query, where all values are text. */
export const idText = z.coerce
  .number<number | string>()
  .check(z.int(), z.gte(1), z.lte(2_147_483_647));
/** Whole NT$. */
export const money = z.int().check(z.gte(0));
/** A count: an integer from 0. */
export const count = z.int().check(z.gte(0));
/** `YYYY-MM-DD HH:mm:ss` in Asia/Taipei. */
export const time = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/));
/** Whether `YYYY-MM-DD HH:mm:ss` is a valid date and time: no 30 February, no year 0. */
export function isCalendarTime(text: string): boolean {
  const moment = new Date(`${text.replace(' ', 'T')}Z`);
  const isKnown = !Number.isNaN(moment.getTime()) && moment.getUTCFullYear() > 0;
  return isKnown && moment.toISOString().startsWith(text.replace(' ', 'T'));
}
/** A day of the calendar in Asia/Taipei, `YYYY-MM-DD`, from the year 1000. */
export const day = z.string().check(
  z.regex(/^[1-9]\d{3}-\d{2}-\d{2}$/),
  z.refine((text) => isCalendarTime(`${text} 00:00:00`), 'There is no such date'),
);
/**
 * Whether a text is a cursor into a growing list: `YYYY-MM-DD HH:mm:ss.ffffff.id`. It holds the
 * time and the id of an entry, because several entries can have the same time. The server issues
 * it; the client returns it.
 */
export const isCursor = (text: string): boolean =>
  /^.{19}\.\d{6}\.\d{1,10}$/.test(text) &&
  isCalendarTime(text.slice(0, 19)) &&
  Number(text.slice(27)) <= 2_147_483_647;
const url = () => z.string().check(z.meta({ format: 'uri-reference' }));
/**
 * URL of a file or a page of the shop: a path on its origin, or absolute. A reply field of this
 * kind is listed in `urlFields`, which the SDK uses to resolve it.
 */
export const shopUrl = url();
/** URL of a picture or a video, by the rule of {@link shopUrl}. */
export const pictureUrl = url();
/** URLs of a picture's sizes, in `srcset` format. */
export const pictureSizes = z.string().check(z.meta({ format: 'srcset' }));
/** Sanitised HTML; its pictures are the shop's own. */
export const html = z.string().check(z.meta({ format: 'html' }));
/** A picture's main colour: `#c9a27e`. */
export const pictureColor = describe(
  z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/))),
  "The picture's main colour, shown until the picture is loaded; missing: unknown.",
);
/**
 * A string with its own message when it is left out. As the schema's plain `error` it would also be the message of
 * every check.
 */
export const stringOr = (missing: string) =>
  z.string({ error: ({ code }) => (code === 'invalid_type' ? missing : undefined) });
/**
 * Required free text of several lines, normalised with {@link cleanText}. A text without a visible
 * character is missing.
 *
 * @param longest - Code points.
 * @param missing - The message when it is missing.
 */
export const text = (longest: number, missing = 'required') =>
  stringOr(missing).check(z.overwrite(cleanText), z.minLength(1, missing), z.maxLength(longest));
/** Required free text of one line; a line break becomes a space. */
export const line = (longest: number, missing = 'required') =>
  stringOr(missing).check(z.overwrite(cleanLine), z.minLength(1, missing), z.maxLength(longest));
/** Free text of one line, or nothing. */
export const optionalLine = (longest: number) =>
  z.string().check(z.overwrite(cleanLine), z.maxLength(longest));
/** A search keyword. */
export const keyword = describe(
  line(50, 'Please enter a keyword to search'),
  'The search words, 50 characters at most.',
);
/** The name of a member, which other members see. It must not resemble the shop's own names. */
export const memberName = describe(
  line(40, 'Please enter your name').check(
    z.refine((name) => !isShopName(name), 'this name is reserved for the shop'),
  ),
  "The member's name.",
);

/** How {@link typed} normalises a value. */
interface TypedOptions {
  /** Removes separators; by default blanks, hyphens, dots and parentheses. */
  readonly read?: (text: string) => string;
  /** Message of a missing value: a sentence that asks for the field. */
  readonly missing?: string;
  /** Message of a value that does not match: a sentence that says what is expected. */
  readonly error?: string;
}

/**
 * A required number or code that people type or paste. The value is normalised first; the
 * normalised form is stored and displayed.
 *
 * @example
 * typed(/^\d{3}$/).parse('１ ０-３') // '103'
 */
export const typed = (
  pattern: RegExp,
  { read = readDigits, missing = 'required', error = 'format error' }: TypedOptions = {},
) => stringOr(missing).check(z.overwrite(read), z.minLength(1, missing), z.regex(pattern, error));
/** A required code with upper-case letters, in which hyphens and dots are significant. */
export const typedCode = (pattern: RegExp, messages: Omit<TypedOptions, 'read'> = {}) =>
  typed(pattern, { ...messages, read: readCode });
/** A Taiwanese mobile number. */
export const mobile = describe(
  typed(/^09\d{8}$/, {
    read: readMobile,
    missing: 'Please enter your mobile number',
    error: 'A mobile number has 10 digits and begins with 09',
  }),
  'A Taiwanese mobile number, `09` and eight digits. Full width, separators and `+886` are accepted and normalised.',
);
const MOBILE_BARCODE = '/[0-9A-Z.+-]{7}';
const NOT_A_BARCODE = 'A mobile barcode is a slash and 7 letters, digits or + - .';
/** The carrier of e-invoices on a phone: a slash and seven characters. */
export const mobileBarcode = typedCode(/* @__PURE__ */ new RegExp(`^${MOBILE_BARCODE}$`), {
  missing: 'Please enter your mobile barcode',
  error: NOT_A_BARCODE,
});
/** The same, or the empty string. */
export const optionalMobileBarcode = z
  .string()
  .check(
    z.overwrite(readCode),
    z.regex(/* @__PURE__ */ new RegExp(`^(${MOBILE_BARCODE})?$`), NOT_A_BARCODE),
  );
const { shortest, longest } = PASSWORD_LIMITS;
const NO_PASSWORD = 'Please enter a password';
const NO_CURRENT_PASSWORD = 'Please enter your password';
const NO_EMAIL = 'Please enter your e-mail address';
/**
 * A new password, normalised with {@link readPassword}. The server also refuses passwords that are
 * easy to guess.
 */
export const newPassword = stringOr(NO_PASSWORD).check(
  z.overwrite(readPassword),
  z.minLength(1, NO_PASSWORD),
  z.minLength(shortest),
  z.maxLength(longest),
);
/**
 * The current password of an account. It is sent as typed, because an older one can be stored in
 * that form. Only its length is that of the composed form.
 */
export const currentPassword = stringOr(NO_CURRENT_PASSWORD).check(
  z.minLength(1, NO_CURRENT_PASSWORD),
  z.refine((typed) => lengthOf(readPassword(typed)) <= longest, {
    error: 'at most {0} characters',
    params: { args: [longest] },
  }),
);
/** An email address entered by a user. */
export const email = stringOr(NO_EMAIL).check(
  z.overwrite(readEmail),
  z.minLength(1, NO_EMAIL),
  z.maxLength(254),
  z.email('Email format error'),
);

/**
 * The page that the person returns to: a URL of the site, or of a storefront that the shop lists
 * (`STOREFRONT_ORIGINS`). Any other is refused with `returnUnknown`. Default: the site's own pages.
 */
export const returnUrl = z
  .string()
  .check(z.maxLength(500), z.regex(/^https?:\/\/[^\s]+$/, 'format error'));

/** The query of a paged list. */
export const pageQuery = {
  page: describe(
    z.optional(z.coerce.number<number | string>().check(z.int(), z.gte(1), z.lte(100_000))),
    'The page number, from 1.',
  ),
};

const page = named(
  'Page',
  'The position in a list.',
  z.object({
    current_page: describe(z.int(), 'The number of this page, from 1.'),
    total_page: describe(z.int(), 'How many pages there are.'),
    per_page: describe(z.int(), 'How many entries a page has.'),
    total_count: describe(z.int(), 'How many entries the whole list has.'),
  }),
);

/** A page of `item`s. */
// @__NO_SIDE_EFFECTS__
export function paged<Item extends z.ZodMiniType>(item: Item) {
  return z.object({
    list: describe(z.array(item), 'The entries of this page.'),
    page: describe(page, "The page's position in the list."),
  });
}

/** Sets or clears a member's own flag (collect, like, waiting list). */
export const toggleAction = describe(z.enum(['add', 'delete']), '`add` or `delete`.');
/** A response without further data. */
export const done = named(
  'Done',
  'Success, without further data.',
  z.object({ done: describe(z.literal(true), 'Always true.') }),
);
