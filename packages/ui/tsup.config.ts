import { library } from '../../tsup.base';
import { exports } from './package.json';

export default {
  ...library(exports),
  // One entry a module: a bundler then drops what a page doesn't use, file by file.
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{test,stories,docs}.*'],
};
