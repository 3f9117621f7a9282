export {
  hasGuestIntent,
  keepGuestIntent,
  type GuestIntent,
  type IntendedLine,
} from './guest-intent';
export { useGuestIntent, type GuestIntentCallbacks } from './useGuestIntent';
