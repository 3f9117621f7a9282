import { useQueryClient } from '@tanstack/react-query';
import { useMall } from '../mall/mall-context';
import { useMallMutation } from '../query/mall-mutation';
import { cacheProfile } from './cache-profile';

/**
 * Saves the mobile barcode for e-invoices, a slash and seven characters; an empty string deletes
 * it.
 *
 * @throws MallError `invalidFields`
 * @example
 * const { mutateAsync: saveBarcode } = useSaveBarcode();
 * await saveBarcode('/ABC1234');
 */
export function useSaveBarcode() {
  const mall = useMall();
  const client = useQueryClient();
  return useMallMutation({
    mutationFn: (barcode: string) => mall.members.saveBarcode(barcode),
    onSuccess: (profile) => cacheProfile(client, mall, profile),
  });
}
