export type { CountedBadges } from './queries';
export { useBadges, type UseBadges } from './useBadges';
