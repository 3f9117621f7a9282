export { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary';
export { RouteError } from './RouteError';
