import type { ContractHandlers } from '../http/contract-types';
import type { Mall } from '../mall';
import { authRoutes } from './auth/auth.routes';
import { memberRoutes } from './members/members.routes';

/** Every domain of the mall. An endpoint of the contract that nobody answers does not compile. */
export const domainHandlers = (mall: Mall): Pick<ContractHandlers, 'auth' | 'members'> => ({
  auth: authRoutes(mall),
  members: memberRoutes(mall),
});
