export { contractResolver, type CheckForm } from './contractResolver';
