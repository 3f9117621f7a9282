import { domainsOf } from '../core/endpoint';
import { paths } from './paths';

/** Combines the definitions of a domain of the shop with their paths. */
export const domain = domainsOf(paths);
