import type { Viewer } from '../../kernel/viewer';

/** Who may see a file: everyone, the one who asks and some others, or not the one who asks. */
export type MediaAudience = 'everyone' | 'some' | 'nobody';

/** Says who may see the file at an address of this site such as `/media/posts/Jb3…/480.avif`. */
export type MediaGuard = (address: string, viewer: Viewer | null) => Promise<MediaAudience>;

/**
 * The folders of this site's media: those that are everyone's, and the guards of those that are not.
 * What lies in none of them is given to nobody.
 */
export type MediaFolders = Readonly<Record<string, 'open' | MediaGuard>>;

/**
 * The form that every key has: folders of plain names, a file with one ending. What is written in any
 * other way (`//`, `..`, `%2f`, `\\`) names nothing, whatever a disk or a bucket would make of it.
 */
const KEY = /^(?:[\w-]+\/)+[\w-]+\.[a-z0-9]+$/;

/** What is said of the folder that a key lies in; null: nothing, or that is no key. */
export function folderOf(folders: MediaFolders, key: string): 'open' | MediaGuard | null {
  if (!KEY.test(key)) return null;
  const name = Object.keys(folders).find((each) => key.startsWith(`${each}/`));
  return (name === undefined ? undefined : folders[name]) ?? null;
}
