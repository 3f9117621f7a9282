import type { FieldIssue } from '@mall/contract';
import { MallError } from './error';

/** Values of a form by field. A field that is left out or undefined was not edited. */
type Values = Readonly<Record<string, unknown>>;

const valuesOf = (object: object): Values => Object.fromEntries(Object.entries(object));

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Finds the fields that the form edited, and that somebody else has changed since it was shown. */
function changedMeanwhile(
  stored: Values,
  base: Values,
  edited: Values,
  path: string,
): FieldIssue[] {
  return Object.keys(edited).flatMap((field): FieldIssue[] => {
    const [now, shown, next] = [stored[field], base[field], edited[field]];
    const isConflict =
      next !== undefined && shown !== undefined && !isSame(now, shown) && !isSame(now, next);
    if (!isConflict || isSame(next, shown)) return [];
    const text = typeof now === 'string' ? now : JSON.stringify(now ?? '');
    return [{ field: path + field, id: 'It was changed to “{0}” meanwhile', args: [text] }];
  });
}

/**
 * Merges what a form edited into what is stored. A value that equals the one that the form showed (`base`) stays as
 * stored, so that two people who edit different fields both keep their work. Without a base every value is taken.
 *
 * @param path - Begins the names of the fields in a refusal: `extra.`.
 * @throws {MallError} changedMeanwhile, with the stored values of the fields that two people edited
 * @example
 * mergeEdit({ name: 'A', phone: '2' }, { name: 'A', phone: '1' }, { name: 'B', phone: '1' }) // { name: 'B', phone: '2' }
 */
export function mergeEdit<Stored extends object>(
  stored: Stored,
  base: { readonly [Field in keyof Stored]?: Stored[Field] | undefined } | undefined,
  edited: { readonly [Field in keyof Stored]?: Stored[Field] | undefined },
  path = '',
): Stored {
  const shown = valuesOf(base ?? {});
  const issues = changedMeanwhile(valuesOf(stored), shown, valuesOf(edited), path);
  if (issues.length > 0) throw new MallError('changedMeanwhile', [], issues);
  const taken = Object.entries(edited).filter(
    ([field, value]) => value !== undefined && !isSame(value, shown[field]),
  );
  return { ...stored, ...Object.fromEntries(taken) };
}
