import manifest from '../../package.json' with { type: 'json' };

/** The part of a manifest that names the repository's address, once it has one. */
interface Manifest {
  readonly name: string;
  readonly repository?: string | { readonly url: string };
}

/** Folder of the copies of the sources, in the built Storybook. */
const COPIES = 'source';

/** Returns the path of a source's copy among Storybook's static files. Browsers show text, and download TypeScript. */
export const sourceCopy = (file: string): string => `${COPIES}/${file}.txt`;

/**
 * Returns where readers open a source: in the repository that the manifest names, and without one the
 * copy that Storybook brings.
 *
 * @param file - Path within the repository.
 */
export function sourceUrl(file: string, { repository }: Manifest = manifest): string {
  const url = typeof repository === 'string' ? repository : repository?.url;
  if (url === undefined) return sourceCopy(file);
  return `${url.replace(/^git\+/, '').replace(/\.git$/, '')}/blob/main/${file}`;
}
