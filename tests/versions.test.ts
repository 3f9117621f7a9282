import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';

const FOLDERS = ['packages', 'apps'].flatMap((place) =>
  readdirSync(place).map((name) => `${place}/${name}`),
);
const MANIFESTS = ['package.json', ...FOLDERS.map((folder) => `${folder}/package.json`)];

let copy: string;
afterEach(() => rm(copy, { recursive: true, force: true }));

/** Returns the versions after a release of the changesets, in a copy of all manifests. */
async function released(changesets: Readonly<Record<string, string>>) {
  copy = await mkdtemp(path.join(tmpdir(), 'versions-'));
  for (const file of [...MANIFESTS, 'pnpm-workspace.yaml', '.changeset/config.json'])
    await cp(file, path.join(copy, file), { recursive: true });
  for (const [name, text] of Object.entries(changesets))
    await writeFile(path.join(copy, '.changeset', `${name}.md`), text);
  spawnSync('git', ['init', '--quiet'], { cwd: copy });
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.resolve('node_modules/@changesets/cli/bin.js'), 'version'],
    { cwd: copy, encoding: 'utf8' },
  );
  expect(status, stderr).toBe(0);
  return versionsIn(copy);
}

/** Returns the versions of the packages under a folder, by name. */
async function versionsIn(folder: string): Promise<Readonly<Record<string, string>>> {
  const manifests = MANIFESTS.filter((file) => file.startsWith('packages/')).map(async (file) => {
    const { name, version } = JSON.parse(await readFile(path.join(folder, file), 'utf8')) as {
      name: string;
      version: string;
    };
    return [name, version] as const;
  });
  return Object.fromEntries(await Promise.all(manifests));
}

const changed = (name: string) => `---\n'${name}': minor\n---\n\nA change.\n`;

it('releases only @mall/testing, which brings the server, when only the server changes', async () => {
  const before = await released({ kit: changed('@mall/ui') });
  await rm(copy, { recursive: true });
  const after = await released({ kit: changed('@mall/ui'), server: changed('@mall/server') });
  const moved = Object.keys(after).filter((name) => after[name] !== before[name]);
  expect(moved).toEqual(['@mall/testing']);
});

it('releases only the kit, below 1.0.0, when only the kit changes', async () => {
  const before = await versionsIn('.');
  const versions = await released({ kit: changed('@mall/ui') });
  const moved = Object.keys(versions).filter((name) => versions[name] !== before[name]);
  expect(moved).toEqual(['@mall/ui']);
  expect(versions['@mall/ui']).toMatch(/^0\./);
});

/** The packages that a created project installs. */
const INSTALLED = ['@mall/hooks', '@mall/sdk', '@mall/ui'];

/** Whether a changeset leaves `create-storefront` with older ranges than it releases. */
const isStale = (text: string): boolean => {
  const bumps = [...text.matchAll(/^'([^']+)': (minor|major)$/gm)].map(([, name = '']) => name);
  return INSTALLED.some((name) => bumps.includes(name)) && !text.includes('create-storefront');
};

it('a changeset that moves the packages of a created project releases create-storefront, too', async () => {
  const files = readdirSync('.changeset').filter((file) => file.endsWith('.md'));
  const texts = await Promise.all(files.map((file) => readFile(`.changeset/${file}`, 'utf8')));
  expect(files.filter((_, at) => isStale(texts[at] ?? ''))).toEqual([]);
  expect(isStale(changed('@mall/ui'))).toBe(true);
  expect(isStale(changed('@mall/ui').replace('minor', 'patch'))).toBe(false);
});
