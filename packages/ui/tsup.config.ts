import { library } from '../../tsup.base';
import { exports } from './package.json';

export default {
  ...library(exports),
  // One entry per module, so that a bundler drops unused files.
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{test,stories,docs}.*'],
};
