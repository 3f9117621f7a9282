import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { withCustomConfig, type ComponentDoc } from 'react-docgen-typescript';
import { expect, it } from 'vitest';
import { docgen } from '../.storybook/docgen';

const SOURCE = path.resolve('packages/ui/src');
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).map((file) =>
  path.join(SOURCE, file),
);
const entries = files.filter((file) => /[\\/]\w+[\\/]index\.ts$/.test(file));
const sources = files.filter((file) => /\.tsx$/.test(file) && !/\.(test|stories)\.tsx$/.test(file));

/** The exports of the kit's entries, without types. */
const exported = new Set(
  entries.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/export \{([^}]*)\}/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    ),
  ),
);
const components = (): ComponentDoc[] =>
  withCustomConfig(path.resolve('packages/ui/tsconfig.json'), docgen)
    .parse(sources)
    .filter(({ displayName }) => exported.has(displayName));

it('Storybook describes every component of the kit and every prop, with a legible type', () => {
  const all = components();
  expect(all.length).toBeGreaterThan(70);
  const silent = all.filter(({ description }) => !description);
  expect(silent.map(({ displayName }) => displayName)).toEqual([]);
  const unclear = all.flatMap(({ displayName, props }) =>
    Object.values(props)
      .filter(({ description, type }) => !description || ['any', 'union'].includes(type.name))
      .map(({ name }) => `${displayName}.${name}`),
  );
  expect(unclear).toEqual([]);
});
