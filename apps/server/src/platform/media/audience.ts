import type { StaffViewer } from '../../kernel/staff-viewer';
import type { Viewer } from '../../kernel/viewer';

/** Access to a file: open to everyone, allowed for the caller but restricted, or denied. */
export type MediaAudience = 'everyone' | 'some' | 'nobody';

/**
 * Decides who may see the file at a path of this site such as `/media/posts/Jb3…/480.avif`.
 *
 * @param viewer the member of the session of the site.
 * @param findColleague finds the colleague of the session of the desk.
 */
export type MediaGuard = (
  address: string,
  viewer: Viewer | null,
  findColleague: () => Promise<StaffViewer | null>,
) => Promise<MediaAudience>;

/** The media folders of this site: `open`, or with a guard. Files in other folders are never served. */
export type MediaFolders = Readonly<Record<string, 'open' | MediaGuard>>;

/**
 * The form of every key: folders of plain names and a file with one extension. Anything else (`//`,
 * `..`, `%2f`, `\\`) is rejected, however a disk or bucket would interpret it.
 */
const KEY = /^(?:[\w-]+\/)+[\w-]+\.[a-z0-9]+$/;

/** Whether a key is valid, so that its file can be served. */
export const isMediaKey = (key: string): boolean => KEY.test(key);

/** The access rule of a key's folder; null: no rule, or not a valid key. */
export function folderOf(folders: MediaFolders, key: string): 'open' | MediaGuard | null {
  if (!isMediaKey(key)) return null;
  const name = Object.keys(folders).find((each) => key.startsWith(`${each}/`));
  return (name === undefined ? undefined : folders[name]) ?? null;
}
