import { createContractForm } from '@mall/app/forms';

/**
 * A form validated by a schema of the contract (`schemas.ts`).
 *
 * @example
 * const form = useContractForm('loginForm', { account: '', password: '' });
 * <Field label="…" error={form.formState.errors.account?.message}><Input {...form.register('account')} /></Field>
 */
export const useContractForm = createContractForm(() => import('./schemas'));
