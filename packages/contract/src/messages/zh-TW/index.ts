export { failures } from './failures';
export { fieldSentences } from './field-sentences';
export { formFields, passwordFields, postFields, registerFields } from './fields';
export { reasons } from './reasons';
export { searchFields } from './search-fields';
export { duration, orderStates, separator, temperatures, weekdays } from './terms';
