export { createContractForm, type FormSchemas } from './createContractForm';
export { Form } from './Form';
export { Refusal, type RefusalProps } from './Refusal';
export { storedTexts } from './storedTexts';
