export { useCaptcha } from './useCaptcha';
export { useConfirmAddress } from './useConfirmAddress';
export { useLogin } from './useLogin';
export { useLogout } from './useLogout';
export { useRegister } from './useRegister';
export { useResendConfirmation } from './useResendConfirmation';
export { useSession, useSessionChange } from './useSession';
