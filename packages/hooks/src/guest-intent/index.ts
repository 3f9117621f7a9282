export {
  hasGuestIntent,
  saveGuestIntent,
  type GuestIntent,
  type IntentStorage,
  type IntendedLine,
} from './guest-intent';
export { peekGuestIntent } from './take-guest-intent';
export { useMembersOnly } from './useMembersOnly';
export { useGuestIntent, type GuestIntentCallbacks } from './useGuestIntent';
