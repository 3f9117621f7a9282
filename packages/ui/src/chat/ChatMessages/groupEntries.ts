import type { ChatEntryData, ChatViewer } from './ChatEntryData';

/** An entry with its place in the conversation. */
export interface PlacedEntry<Entry> {
  readonly entry: Entry;
  /** The day when it is the first of that day, `YYYY-MM-DD` in Taipei; else null. */
  readonly newDay: string | null;
  /** Whether it continues a group of messages by the same author. */
  readonly continued: boolean;
}

/** Messages by one author form a group when they are this close together, in milliseconds. */
const TOGETHER = 5 * 60_000;
/** Taipei's offset from UTC in milliseconds; Taiwan has no summer time. */
const OFFSET = 8 * 3_600_000;

/** When an entry was written: milliseconds since the start of 1970 in Taipei. */
const momentOf = (entry: ChatEntryData): number =>
  entry.status === 'sent'
    ? Date.parse(`${entry.message.create_time.replace(' ', 'T')}Z`)
    : entry.time + OFFSET;
const dayOf = (entry: ChatEntryData): string =>
  new Date(momentOf(entry)).toISOString().slice(0, 10);
/** Identifies the author of an entry; null for own entries, except those that a colleague of the shop has sent. */
function authorOf(entry: ChatEntryData, viewer: ChatViewer): string | null {
  if (entry.status !== 'sent') return null;
  const { from_user, create_name } = entry.message;
  return viewer === 'member' && from_user ? null : `${from_user} ${create_name}`;
}

/** Finds where a day begins, and which entries continue a group of the same author. */
export function groupEntries<Entry extends ChatEntryData>(
  entries: readonly Entry[],
  viewer: ChatViewer,
): readonly PlacedEntry<Entry>[] {
  return entries.map((entry, at) => {
    const before = entries[at - 1];
    const day = dayOf(entry);
    const isNewDay = !before || dayOf(before) !== day;
    return {
      entry,
      newDay: isNewDay ? day : null,
      continued:
        !isNewDay &&
        authorOf(before, viewer) === authorOf(entry, viewer) &&
        momentOf(entry) - momentOf(before) < TOGETHER,
    };
  });
}
