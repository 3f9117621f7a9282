export { useSession, useSessionChange } from './useSession';
