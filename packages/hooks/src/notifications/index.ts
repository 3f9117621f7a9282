export { useBadges } from './useBadges';
