export { useAddresses, useCounties, useStoreAddress } from './useAddresses';
