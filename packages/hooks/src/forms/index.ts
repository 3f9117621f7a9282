export { contractResolver, type CheckForm } from './contractResolver';
export { controlledFields, type ControlledFields } from './controlledFields';
