import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { OLDEST_NODE } from '../scripts/supported-node.mjs';
import { privatePackages, publishedPackages } from './packages';

type Versions = Readonly<Record<string, string>>;
interface Manifest {
  readonly engines?: Versions;
  readonly dependencies?: Versions;
  readonly devDependencies?: Versions;
  readonly peerDependencies?: Versions;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional: boolean }>>;
}

const root = path.resolve(import.meta.dirname, '..');
const manifest = async (place: string) =>
  JSON.parse(await readFile(path.join(root, place, 'package.json'), 'utf8')) as Manifest;
const apps = await readdir(path.join(root, 'apps'));
const places = (folder: string, names: readonly string[]) =>
  names.map((name) => `${folder}/${name}`);

const isExact = ([, version]: [string, string]) => /^(\d|workspace:|npm:[^@]+@\d)/.test(version);

describe.each(places('packages', publishedPackages))('%s', (place) => {
  it('accepts newer versions of what it depends on, up to the next breaking one', async () => {
    const { dependencies = {}, peerDependencies = {} } = await manifest(place);
    const all = Object.entries({ ...dependencies, ...peerDependencies });
    expect(all.filter(([, version]) => !/^(workspace:\^$|\^\d)/.test(version))).toEqual([]);
  });
});

describe.each(['.', ...places('apps', apps), ...places('packages', privatePackages)])(
  '%s',
  (place) => {
    it('pins the versions that it was tested with', async () => {
      const { dependencies = {}, devDependencies = {} } = await manifest(place);
      const all = Object.entries({ ...dependencies, ...devDependencies });
      expect(all.filter((each) => !isExact(each))).toEqual([]);
    });
  },
);

it('@mall/hooks shares its cache and stores with the app around it', async () => {
  const {
    dependencies = {},
    peerDependencies = {},
    peerDependenciesMeta,
  } = await manifest('packages/hooks');
  expect(Object.keys(peerDependencies).sort()).toEqual([
    '@tanstack/react-query',
    'react',
    'react-hook-form',
    'zustand',
  ]);
  // Only `@mall/hooks/forms` needs it, and only its types.
  expect(peerDependenciesMeta).toEqual({ 'react-hook-form': { optional: true } });
  expect(Object.keys(dependencies)).toEqual(['@mall/contract', '@mall/sdk']);
});

const withEngines = ['.', 'apps/server', ...places('packages', publishedPackages)];
it.each(withEngines)('%s names the oldest Node that the scripts accept', async (place) => {
  const { engines } = await manifest(place);
  // The kit is for browsers.
  if (place !== 'packages/ui') expect(engines).toEqual({ node: `>=${OLDEST_NODE.join('.')}` });
});
