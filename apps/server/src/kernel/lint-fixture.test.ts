import { used } from './lint-fixture-pair';
used;
