export { useAddress } from './useAddress';
export { useAddresses, type AddressesOptions } from './useAddresses';
export { useCounties } from './useCounties';
export { useDeleteAddress } from './useDeleteAddress';
export { useSaveAddress } from './useSaveAddress';
