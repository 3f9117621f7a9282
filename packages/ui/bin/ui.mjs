#!/usr/bin/env node
// npx @mall/ui check-theme <file>: lists the colours of a theme that lack contrast, light and dark.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { alley, contrastFaults, createTheme, describeFault } from '../dist/tokens/index.js';

const USAGE = `Usage: npx @mall/ui check-theme <file>

The file is a module that exports the theme, or what createTheme takes, as its default; or the latter as JSON.`;

async function themeIn(file) {
  const place = path.resolve(file);
  const found = place.endsWith('.json')
    ? JSON.parse(await readFile(place, 'utf8'))
    : (await import(pathToFileURL(place).href)).default;
  if (typeof found !== 'object' || found === null) throw new Error(`${file} exports no theme`);
  return found.light && 'palette' in found.light ? found : createTheme(found);
}

const [command, file] = process.argv.slice(2);
if (command !== 'check-theme' || !file) {
  console.error(USAGE);
  process.exit(2);
}
try {
  const theme = await themeIn(file);
  const strange = Object.keys({ ...theme.light.palette, ...theme.dark.palette }).filter(
    (name) => !(name in alley.light.palette),
  );
  const faults = [
    ...strange.map((name) => `${name} is the name of no colour`),
    ...contrastFaults(theme).map(describeFault),
  ];
  for (const fault of faults) console.error(`✗ ${fault}`);
  if (faults.length === 0) console.log('✓ Everything can be read, by day and by night.');
  process.exit(faults.length === 0 ? 0 : 1);
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : String(error)}`);
  process.exit(2);
}
