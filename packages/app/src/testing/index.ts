export { failOnErrors } from './failOnErrors';
