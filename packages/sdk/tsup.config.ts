import { library } from '../../tsup.base';
import { exports } from './package.json';

const options = library(exports);

export default {
  ...options,
  // Not an export: `captcha.js` starts it from the file beside it.
  entry: { ...options.entry, 'captcha-worker': './src/captcha-worker.ts' },
};
