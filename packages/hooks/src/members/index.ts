export { useDeleteAccount } from './useDeleteAccount';
export { useExtraColumns } from './useExtraColumns';
export { useProfile } from './useProfile';
export { useSessions } from './useSessions';
export { useStoreAvatar } from './useStoreAvatar';
export { useStoreBarcode } from './useStoreBarcode';
export { useStorePassword } from './useStorePassword';
export { useStoreProfile, type ProfileInput } from './useStoreProfile';
