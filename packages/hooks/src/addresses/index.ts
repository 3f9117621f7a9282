export { useAddress } from './useAddress';
export { useAddresses } from './useAddresses';
export { useCounties } from './useCounties';
export { useDeleteAddress } from './useDeleteAddress';
export { useSaveAddress } from './useSaveAddress';
