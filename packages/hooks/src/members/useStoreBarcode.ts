import { useQueryClient } from '@tanstack/react-query';
import { useMall } from '../mall/mall-context';
import { useMallMutation } from '../query/mall-mutation';
import { takeProfile } from './take-profile';

/**
 * Keeps the mobile barcode for e-invoices, a slash and seven characters; an empty text forgets it.
 *
 * @throws MallError `invalidFields`
 * @example
 * const { mutateAsync: saveBarcode } = useStoreBarcode();
 * await saveBarcode('/ABC1234');
 */
export function useStoreBarcode() {
  const mall = useMall();
  const client = useQueryClient();
  return useMallMutation({
    mutationFn: (barcode: string) => mall.members.saveBarcode(barcode),
    onSuccess: (profile) => takeProfile(client, mall, profile),
  });
}
