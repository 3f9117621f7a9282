import { inArray, sql, type SQL } from 'drizzle-orm';
import { readMobile, readOrderNumber } from '@mall/contract/text';
import { foldName, namesLike } from '../../db/fold-name';
import { foldSearchText } from '../../db/search';
import { orderItems, orders, products } from '../../db/schema';
import type { PhoneSearch } from './sees-recipient';

/** Orders that each way of the search finds at most, the newest. */
const MOST_FOUND = 1_000;
/** Products whose orders a word finds. */
const MOST_PRODUCTS = 50;

/** The newest orders that fulfil a condition. */
const newest = (condition: SQL, order = sql`${orders.id} desc`): SQL =>
  sql`(select ${orders.id} from ${orders} where ${condition} order by ${order} limit ${MOST_FOUND})`;

/** Descending by the number as its index sorts it: a number begins with the day of the order. */
const LATEST_NUMBER = sql`${orders.transOrderId} using ~>~`;

/**
 * The condition that an order is found by what a colleague typed, pasted or scanned: the beginning of its number, a
 * phone number or its beginning, its tracking number, or a part of the name of its recipient or of a product. Width,
 * separators, labels and the country code make no difference. Each way reads an index, and finds the newest orders.
 */
export function foundBy(typed: string, phones: PhoneSearch): SQL {
  const number = readMobile(readOrderNumber(typed));
  const ways = [
    ...(/^[0-9A-Z]*\d[0-9A-Z]*$/.test(number) ? byNumber(number, phones) : []),
    // Digits alone are a number; a name or a product has letters.
    ...(/^\d+$/.test(number) ? [] : byWord(typed)),
  ];
  // An array, and not `in (…)`: PostgreSQL would otherwise compare every order of a view with what was found.
  return sql`${orders.id} = any(array(${sql.join(ways, sql` union all `)}))`;
}

function byNumber(number: string, { byBeginning, byWhole }: PhoneSearch): SQL[] {
  const beginning = sql`${`${number}%`}`;
  const phone = sql`${orders.shipping}->>'phone'`;
  const ways = [
    newest(sql`${orders.transOrderId} like ${beginning}`, LATEST_NUMBER),
    newest(sql`upper(${orders.trackingNumber}) = ${number}`),
  ];
  if (byBeginning.length > 0) {
    const isVisible = inArray(orders.state, [...byBeginning]);
    ways.push(newest(sql`${phone} like ${beginning} and ${isVisible}`));
  }
  if (byWhole) ways.push(newest(sql`${phone} = ${number}`));
  return ways;
}

function byWord(typed: string): SQL[] {
  const word = foldSearchText(typed);
  const recipient = sql`fold_name(${orders.shipping}->>'recipient')`;
  const ofProducts = sql`(
    select latest.order_id from (
      select ${products.id} as id from ${products}
      where position(${word} in ${products.searchText}) > 0 and search_grams(${products.searchText}) @> ${grams(word)}
      limit ${MOST_PRODUCTS}
    ) as found, lateral (
      select ${orderItems.orderId} as order_id from ${orderItems}
      where ${orderItems.productId} = found.id order by ${orderItems.orderId} desc limit ${MOST_FOUND}
    ) as latest
  )`;
  const named = namesLike(foldName(typed)).map((name) =>
    newest(
      sql`position(${name} in ${recipient}) > 0 and search_grams(${recipient}) @> ${grams(name)}`,
    ),
  );
  return [...named, ...(word === '' ? [] : [ofProducts])];
}

/** The pairs of neighbouring characters of a word, or its only character, as the indexes hold them. */
function grams(word: string): SQL {
  const characters = [...word];
  const pairs = characters.slice(1).map((next, at) => `${characters[at] ?? ''}${next}`);
  return sql`${sql.param(pairs.length > 0 ? pairs : characters)}::text[]`;
}
