export {
  hasGuestIntent,
  keepGuestIntent,
  type GuestIntent,
  type IntendedLine,
} from './guest-intent';
export { useCaptcha } from './useCaptcha';
export { useConfirmAddress } from './useConfirmAddress';
export { useForgottenPassword } from './useForgottenPassword';
export { useGuestIntent, type GuestIntentCallbacks } from './useGuestIntent';
export { useLogin } from './useLogin';
export { useLogout } from './useLogout';
export { useRegister } from './useRegister';
export { useResendConfirmation } from './useResendConfirmation';
export { useResetLink } from './useResetLink';
export { useRestoreEmail } from './useRestoreEmail';
export { useResetPassword } from './useResetPassword';
export { useSession, useSessionChange } from './useSession';
export { useSocialLogin } from './useSocialLogin';
