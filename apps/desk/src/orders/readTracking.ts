import { readDigits } from '@mall/contract/text';

/** Why a pasted line cannot be used. */
export type TrackingFault = 'notSelected' | 'repeated' | 'notANumber' | 'noOrderLeft';

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
  /** The orders whose line has no tracking number: they are not shipped before somebody has looked. */
  readonly held: ReadonlySet<string>;
}

const ORDER = /^[0-9A-Z]{8,32}$/;
const NUMBER = /^[0-9A-Za-z]{1,40}$/;

/**
 * Reads pasted tracking numbers. A line has an order's number and its tracking number, separated by a blank, a tab or a
 * comma; or the tracking number alone, which belongs to the next order of the list that has no line. A line without a
 * tracking number keeps the place of its order, so that the lines after it do not move to other orders. Empty lines are
 * skipped.
 *
 * @param ids - The numbers of the selected orders, in the order of the list.
 * @example
 * readTracking('620012345678\n620012345679', ['M2611270001', 'M2611270002']).numbers.size // 2
 */
export function readTracking(text: string, ids: readonly string[]): Tracking {
  const numbers = new Map<string, string>();
  const wrong: WrongLine[] = [];
  const held = new Set<string>();
  const unnamed: { readonly line: number; readonly number: string | null }[] = [];
  for (const [at, row] of text.split(/\r?\n/).entries()) {
    const cells = row
      .split(/[\s,，]+/)
      .map(readDigits)
      .filter(Boolean);
    const line = at + 1;
    const [first = '', second] = cells;
    if (first === '') continue;
    const id = first.toUpperCase();
    if (second === undefined || !ORDER.test(id)) {
      unnamed.push({ line, number: second === undefined && NUMBER.test(first) ? first : null });
    } else if (!ids.includes(id)) wrong.push({ line, fault: 'notSelected' });
    else if (numbers.has(id) || held.has(id)) wrong.push({ line, fault: 'repeated' });
    else if (NUMBER.test(second)) numbers.set(id, second);
    else {
      wrong.push({ line, fault: 'notANumber' });
      held.add(id);
    }
  }
  const left = ids.filter((id) => !numbers.has(id) && !held.has(id));
  for (const { line, number } of unnamed) {
    const id = left.shift();
    if (number === null) wrong.push({ line, fault: 'notANumber' });
    else if (id === undefined) wrong.push({ line, fault: 'noOrderLeft' });
    if (id === undefined) continue;
    if (number === null) held.add(id);
    else numbers.set(id, number);
  }
  return { numbers, wrong: wrong.toSorted((one, other) => one.line - other.line), held };
}
