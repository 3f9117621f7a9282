import path from 'node:path';

/** The generated reference pages, which Storybook indexes like any others. */
export const PAGES = path.resolve('.storybook/.cache/pages');

/** Static files of Storybook: `llms.txt` and the files that it links to. */
export const FILES = path.resolve('.storybook/.cache/files');
