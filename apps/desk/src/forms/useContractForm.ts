import { createContractForm } from '@mall/app/forms';
import { staffMessages } from '@mall/contract/staff';

/** A form validated by a schema of the contract (`schemas.ts`). */
export const useContractForm = createContractForm(
  () => import('./schemas'),
  staffMessages['zh-TW'].fields,
);
