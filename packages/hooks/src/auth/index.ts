export { useCaptcha } from './useCaptcha';
export { useActivate, useResend } from './useConfirmation';
export { useLogin, useLogout, useRegister } from './useLogin';
export { useSession, useSessionChange } from './useSession';
