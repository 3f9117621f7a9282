export { isHeicFile } from '../media/file-kind';
export { useDeleteAccount } from './useDeleteAccount';
export { useExtraColumns } from './useExtraColumns';
export { useProfile } from './useProfile';
export { useSessions, type UseSessions } from './useSessions';
export { useSaveAvatar } from './useSaveAvatar';
export { useSaveBarcode } from './useSaveBarcode';
export { useChangePassword } from './useChangePassword';
export { useSaveProfile, type ProfileInput } from './useSaveProfile';
