import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Says why a fault cannot be planted; null: it can. */
export async function staleness(root, { file, old, new: changed }) {
  const text = await readFile(path.join(root, file), 'utf8').catch(() => null);
  if (text === null) return `${file} does not exist`;
  if (old === changed) return 'its new text is the old one';
  const times = text.split(old).length - 1;
  return times === 1 ? null : `its old text occurs ${times} times in ${file}`;
}

/**
 * Plants a fault.
 *
 * @returns restores the file.
 * @throws Error when the fault is stale: its old text must occur exactly once.
 */
export async function plant(root, fault) {
  const reason = await staleness(root, fault);
  if (reason) throw new Error(`The fault is stale: ${reason}`);
  const file = path.join(root, fault.file);
  const text = await readFile(file, 'utf8');
  // A function: `$&` of a fault's text is no pattern.
  await writeFile(
    file,
    text.replace(fault.old, () => fault.new),
  );
  return () => writeFile(file, text);
}
