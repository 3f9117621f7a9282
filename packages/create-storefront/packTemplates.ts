import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { TEMPLATES } from './src/templates';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** What an example contains besides its sources, after it was installed or built. */
const GENERATED = /^(node_modules|dist.*|next-env\.d\.ts|\..*|.*\.tsbuildinfo)$/;

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const readManifest = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));

/** Returns the versions of this repository's packages by name. */
async function readVersions(): Promise<ReadonlyMap<string, string>> {
  const folders = await readdir(path.join(ROOT, 'packages'));
  const manifests = await Promise.all(
    folders.map((folder) => readManifest(path.join(ROOT, 'packages', folder))),
  );
  return new Map(manifests.map(({ name, version }) => [name, version]));
}

/** Returns a manifest that accepts the packages of these versions, and their compatible successors. */
function withVersions(manifest: Manifest, versions: ReadonlyMap<string, string>): Manifest {
  const dependencies = Object.entries(manifest.dependencies ?? {}).map(([name, range]) => {
    const version = versions.get(name);
    return [name, version === undefined ? range : `^${version}`];
  });
  return { ...manifest, dependencies: Object.fromEntries(dependencies) };
}

/** Copies the sources of each example that is a template, with the versions of the packages beside it. */
export async function packTemplates(to: string): Promise<void> {
  const versions = await readVersions();
  await Promise.all(
    Object.keys(TEMPLATES).map(async (name) => {
      const example = path.join(ROOT, 'examples', name);
      const template = path.join(to, name);
      await mkdir(template, { recursive: true });
      await cp(example, template, {
        recursive: true,
        filter: (file) => file === example || !GENERATED.test(path.basename(file)),
      });
      const manifest = withVersions(await readManifest(example), versions);
      await writeFile(
        path.join(template, 'package.json'),
        `${JSON.stringify(manifest, null, 2)}\n`,
      );
    }),
  );
}
