import { callsInChinese } from './calls.ts';
import { hooksInChinese } from './hooks.ts';

const all = { ...hooksInChinese, ...callsInChinese };

/** Returns what a hook or a call does, in Traditional Chinese; undefined for anything else. */
export const chineseOf = (name: string): string | undefined => all[name];

/** The names that are described in Traditional Chinese. */
export const namesInChinese: readonly string[] = Object.keys(all);
