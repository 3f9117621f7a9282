// Makes `npm pack` and `npm publish` produce the same result as pnpm: run by each package's
// `prepack` and `postpack`. npm knows neither `workspace:` ranges nor `publishConfig.exports`, and
// adds no LICENSE from the root. The original manifest is saved beside the published one and
// restored afterwards, also after an interruption.
import { copyFile, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './run.mjs';

const MANIFEST = 'package.json';
const BACKUP = 'package.json.backup';

const read = async (file) => JSON.parse(await readFile(file, 'utf8'));

/** Returns a workspace range as it is published. */
function published(range, version) {
  const [, wanted] = /^workspace:(.*)$/.exec(range) ?? [];
  if (wanted === undefined) return range;
  if (wanted === '*') return version;
  return ['^', '~'].includes(wanted) ? wanted + version : wanted;
}

/** Returns the dependencies of a manifest, with workspace ranges as they are published. */
async function publishedRanges(dependencies) {
  const entries = Object.entries(dependencies).map(async ([name, range]) => {
    if (!range.startsWith('workspace:')) return [name, range];
    const { version } = await read(path.join('node_modules', name, MANIFEST));
    return [name, published(range, version)];
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function putBack() {
  try {
    await rename(BACKUP, MANIFEST);
    await rm('LICENSE', { force: true });
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}

async function prepare() {
  await putBack();
  const { publishConfig, devDependencies: _, ...own } = await read(MANIFEST);
  const manifest = { ...own, ...publishConfig };
  delete manifest.access;
  for (const kind of ['dependencies', 'peerDependencies'])
    if (own[kind]) manifest[kind] = await publishedRanges(own[kind]);
  await copyFile(MANIFEST, BACKUP);
  await writeFile(
    MANIFEST,
    `${JSON.stringify({ ...manifest, publishConfig: { access: 'public' } }, null, 2)}\n`,
  );
  await copyFile(path.join(root, 'LICENSE'), 'LICENSE');
}

// pnpm does all of this itself.
if (/^npm\//.test(process.env.npm_config_user_agent ?? '')) {
  await (process.argv[2] === 'restore' ? putBack() : prepare());
}
