export { failOnErrors } from './failOnErrors';
export { prepareTests } from './prepareTests';
