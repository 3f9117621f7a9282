export { QueryFailure, type FailedQuery, type QueryFailureProps } from './QueryFailure';
export { QueryState, type QueryStateProps } from './QueryState';
