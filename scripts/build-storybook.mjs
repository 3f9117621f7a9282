// `npm run build-storybook`: writes the static Storybook, with `llms.txt`, into `storybook-static`.
import './end-with-npm.mjs';
import { buildStorybook } from './storybook.mjs';

await buildStorybook();
