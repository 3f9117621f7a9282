import path from 'node:path';

/** The reference's pages, which Storybook reads like any others. */
export const PAGES = path.resolve('.storybook/.cache/pages');

/** What Storybook hands out as it is: `llms.txt`, and what it leads to. */
export const FILES = path.resolve('.storybook/.cache/files');
