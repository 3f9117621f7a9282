import { browserStorage } from '@mall/sdk';
import { useSession } from '../session/SessionContext';

const tab = browserStorage(() => sessionStorage);

/** What a colleague has typed about one record and not saved, in this tab: it outlives a reload and the lock. */
export interface Draft {
  /**
   * Reads the stored values.
   *
   * @param like - Values of the same kinds: the fields may have changed since the draft was stored.
   * @returns the fields that are stored; none where there is no draft
   */
  readonly read: <Values extends object>(like: Values) => Partial<Values>;
  /** Replaces the draft; undefined deletes it. */
  readonly write: (values: object | undefined) => void;
}

/**
 * Returns the draft of a record. Colleagues do not see each other's drafts.
 *
 * @param record - Names what is edited: `settings`, `note:20261129AG352Y93`.
 */
export function useDraft(record: string): Draft {
  const { colleague } = useSession();
  const key = `mall.desk.draft.${colleague.id}.${record}`;
  return {
    read(like) {
      const saved = fieldsOf(parse(tab.getItem(key) ?? ''));
      const values: Partial<typeof like> = {};
      for (const field in like) {
        const value = saved[field];
        if (value !== undefined && isLike(value, like[field])) values[field] = value;
      }
      return values;
    },
    write(values) {
      if (values === undefined) tab.removeItem(key);
      else tab.setItem(key, JSON.stringify(values));
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const fieldsOf = (thing: unknown): Readonly<Record<string, unknown>> => ({ ...Object(thing) });

/** A field that can be null may have either value. */
const isLike = <Value>(value: unknown, like: Value): value is Value =>
  value === null ||
  like === null ||
  (typeof value === typeof like && Array.isArray(value) === Array.isArray(like));
