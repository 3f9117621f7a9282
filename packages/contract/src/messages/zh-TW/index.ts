export { failures } from './failures';
export { formFields, postFields, searchFields } from './fields';
export { reasons } from './reasons';
export { orderStates, separator, temperatures } from './terms';
