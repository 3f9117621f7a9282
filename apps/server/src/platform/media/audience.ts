import type { Viewer } from '../../http/contract-types';

/** Who may see a file: everyone, the one who asks and some others, or not the one who asks. */
export type MediaAudience = 'everyone' | 'some' | 'nobody';

/** Says who may see the file at an address of this site such as `/media/posts/Jb3…/480.avif`. */
export type MediaGuard = (address: string, viewer: Viewer | null) => Promise<MediaAudience>;

/** The guards of this site, by the folder they guard; what lies elsewhere is for everyone. */
export type MediaGuards = Readonly<Record<string, MediaGuard>>;

/** The guard of an address, if its folder has one. */
export function guardOf(guards: MediaGuards, address: string): MediaGuard | undefined {
  const folder = Object.keys(guards).find((each) => address.startsWith(`/media/${each}/`));
  return folder === undefined ? undefined : guards[folder];
}
