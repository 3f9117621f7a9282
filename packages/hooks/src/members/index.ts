export { useProfile } from './useProfile';
