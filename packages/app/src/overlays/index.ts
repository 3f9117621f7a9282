export { useToasts } from './useToasts';
export { useUnreachable } from './useUnreachable';
