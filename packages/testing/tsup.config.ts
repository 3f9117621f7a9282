import { library } from '../../tsup.base';
import { exports } from './package.json';

export default library(exports);
