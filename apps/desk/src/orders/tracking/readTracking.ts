import { readTrackingNumber, unifyWidth } from '@mall/contract/text';
import { readFields, type Field } from './readFields';

/** Why a pasted line cannot be used. */
export type TrackingFault =
  | 'notSelected'
  | 'repeated'
  | 'severalOrders'
  | 'noNumber'
  | 'severalNumbers'
  | 'rounded'
  | 'unclear'
  | 'noOrder'
  | 'noOrderLeft'
  | 'perhapsHeading';

/** A pasted line that cannot be used, by its position from 1. */
export interface WrongLine {
  readonly line: number;
  readonly fault: TrackingFault;
}

/** What {@link readTracking} found. */
export interface Tracking {
  /** The tracking number of each order that has one. */
  readonly numbers: ReadonlyMap<string, string>;
  readonly wrong: readonly WrongLine[];
  /** The orders that a wrong line is, or may be, about: they are not shipped before somebody has looked. */
  readonly held: ReadonlySet<string>;
  /** The orders with the same tracking number: one parcel, or a mistake. */
  readonly same: readonly (readonly string[])[];
}

/** A line that names its order, or only has a number, or cannot be used. */
type Line =
  | { readonly kind: 'named'; readonly id: string; readonly number: string }
  | { readonly kind: 'unnamed'; readonly number: string }
  | { readonly kind: 'wrong'; readonly fault: TrackingFault; readonly ids: readonly string[] };

type ReadLine = Line & { readonly line: number };

/** The heading of a column of numbers; a remark about a missing number is none. */
const HEADING = /^(?![^\s]*[待請無沒未缺補]).*(?:單號|編號|號碼|貨號|tracking|number|no\.?)$/i;
const isHeading = (row: string): boolean =>
  row.split(/[\s,;|、]+/).some((cell) => HEADING.test(cell));

function readLine(fields: readonly Field[], isOnlyOrder: boolean): Line {
  const ids = [...new Set(fields.flatMap((field) => (field.kind === 'order' ? [field.id] : [])))];
  const numbers = [
    ...new Set(fields.flatMap((field) => (field.kind === 'number' ? [field.value] : []))),
  ];
  const has = (kind: Field['kind']) => fields.some((field) => field.kind === kind);
  const wrong = (fault: TrackingFault): Line => ({ kind: 'wrong', fault, ids });
  const [id] = ids;
  const [number] = numbers;
  if (has('rounded')) return wrong('rounded');
  if (has('unclear')) return wrong('unclear');
  if (ids.length > 1) return wrong('severalOrders');
  if (has('unknownOrder')) return wrong(id === undefined ? 'notSelected' : 'severalNumbers');
  if (numbers.length > 1)
    return wrong(id === undefined && !isOnlyOrder ? 'notSelected' : 'severalNumbers');
  if (number === undefined) return wrong('noNumber');
  return id === undefined ? { kind: 'unnamed', number } : { kind: 'named', id, number };
}

/**
 * Reads pasted tracking numbers. A line names an order and its tracking number in any sequence, beside other columns;
 * or it has the tracking number alone, which belongs to the next order of the list. A line that is not understood to
 * its last character is named, and its order is held. When the line does not say which order it is about, every order
 * without a line is held: it may be any of them. A first line without digits is a heading. Empty lines are skipped.
 *
 * @param ids - The numbers of the selected orders, in the order of the list.
 * @example
 * readTracking('620012345678\n620012345679', ['M2611270001', 'M2611270002']).numbers.size // 2
 */
export function readTracking(text: string, ids: readonly string[]): Tracking {
  const rows = rowsOf(text);
  const [first] = rows;
  const single = first && rows.length === 1 && ids.length === 1 ? readSingle(first.row, ids) : '';
  if (single !== '') {
    return {
      numbers: new Map(ids.map((id) => [id, single])),
      wrong: [],
      held: new Set(),
      same: [],
    };
  }
  const heading = first && rows.length > 1 && !/\d/.test(first.row) ? first : undefined;
  const lines: ReadLine[] = (heading ? rows.slice(1) : rows).map(({ row, line }) => ({
    line,
    ...readLine(readFields(row, ids), ids.length === 1),
  }));
  const found = new Findings(ids);
  const places = lines.filter((each) => !found.readNamed(each));
  if (found.namesOrders || places.some(isOfUnknownOrder)) found.refusePlaceless(places);
  else if (heading && !isHeading(heading.row) && places.length < ids.length) {
    // The line is a heading, or the place of the first order: the lines below belong to other orders then.
    found.refuse(heading.line, 'perhapsHeading', ids);
  } else found.readBySequence(places);
  return found.result();
}

const rowsOf = (text: string) =>
  text
    .split(/\r\n|[\r\n\u2028]/)
    .map((row, at) => ({ row: unifyWidth(row).trim(), line: at + 1 }))
    .filter(({ row }) => row !== '');

/** Reads the only line for the only order, where a short number is a tracking number, too. @returns '' for none */
function readSingle(row: string, ids: readonly string[]): string {
  const [field, ...others] = readFields(row, ids);
  if (!field || others.length > 0) return '';
  const isShort = field.kind === 'other' && /^(?=.*\d)[0-9A-Z]+$/i.test(row);
  return field.kind === 'number' || field.kind === 'phone' || isShort
    ? readTrackingNumber(row)
    : '';
}

const isOfUnknownOrder = (line: ReadLine): boolean =>
  line.kind === 'wrong' && line.fault === 'notSelected';

/** Collects which order each line belongs to. */
class Findings {
  readonly #numbers = new Map<string, string>();
  readonly #held = new Set<string>();
  readonly #wrong: WrongLine[] = [];

  constructor(private readonly ids: readonly string[]) {}

  /** Notes a line that cannot be used, and the orders that it may be about. */
  refuse(line: number, fault: TrackingFault, about: readonly string[]): void {
    this.#wrong.push({ line, fault });
    for (const id of about) this.#held.add(id);
  }

  /** Reads a line that names its order. @returns whether it does */
  readNamed(each: ReadLine): boolean {
    if (each.kind === 'named') {
      const first = this.#numbers.get(each.id);
      if (first === undefined) this.#numbers.set(each.id, each.number);
      else if (first !== each.number) this.refuse(each.line, 'repeated', [each.id]);
      return true;
    }
    if (each.kind === 'unnamed' || each.ids.length === 0) return false;
    this.refuse(each.line, each.fault, each.ids);
    return true;
  }

  get namesOrders(): boolean {
    return this.#numbers.size > 0 || this.#held.size > 0;
  }

  /** Refuses lines without an order beside lines with one: they may be about any order without a line. */
  refusePlaceless(lines: readonly ReadLine[]): void {
    const without = this.ids.filter((id) => !this.#numbers.has(id));
    for (const each of lines) {
      this.refuse(each.line, each.kind === 'wrong' ? each.fault : 'noOrder', without);
    }
  }

  /** Gives each line to the order in its place. */
  readBySequence(lines: readonly ReadLine[]): void {
    // With a line too many nobody knows from which line on the others are shifted.
    const isTooMany = lines.length > this.ids.length;
    for (const [at, each] of lines.entries()) {
      const id = this.ids[at];
      const about = id === undefined ? [] : [id];
      if (each.kind === 'wrong') this.refuse(each.line, each.fault, about);
      else if (id === undefined) this.refuse(each.line, 'noOrderLeft', this.ids);
      else if (!isTooMany) this.#numbers.set(id, each.number);
    }
    if (isTooMany) for (const id of this.ids) this.#held.add(id);
  }

  result(): Tracking {
    const numbers = new Map([...this.#numbers].filter(([id]) => !this.#held.has(id)));
    const ofNumber = new Map<string, string[]>();
    for (const id of this.ids) {
      const number = numbers.get(id);
      if (number !== undefined) ofNumber.set(number, [...(ofNumber.get(number) ?? []), id]);
    }
    return {
      numbers,
      wrong: this.#wrong.toSorted((one, other) => one.line - other.line),
      held: this.#held,
      same: [...ofNumber.values()].filter((group) => group.length > 1),
    };
  }
}
