export { useSession, useSessionChange } from './useSession';
export { useSessionEndReason } from './useSessionEndReason';
