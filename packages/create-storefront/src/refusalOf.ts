import { readdirSync, statSync, type Stats } from 'node:fs';
import type { Messages } from './messages/messages';

/** What a new repository contains, which a project may be created into. */
const ALLOWED = new Set(['.git', '.DS_Store']);

function statOf(folder: string): Stats | undefined {
  try {
    return statSync(folder);
  } catch {
    // What is more than missing fails with its reason when the project is written.
    return undefined;
  }
}

/**
 * Returns why no project can be created in a folder, or undefined when it can.
 *
 * @param shown the folder as the reader typed it.
 */
export function refusalOf(folder: string, shown: string, messages: Messages): string | undefined {
  const found = statOf(folder);
  if (!found) return undefined;
  if (!found.isDirectory()) return messages.folderIsFile(shown);
  const isEmpty = readdirSync(folder).every((name) => ALLOWED.has(name));
  return isEmpty ? undefined : messages.folderNotEmpty(shown);
}
