export { failures } from './failures';
export {
  fieldSentences,
  formFields,
  passwordFields,
  postFields,
  registerFields,
  searchFields,
} from './fields';
export { reasons } from './reasons';
export { duration, orderStates, separator, temperatures, weekdays } from './terms';
