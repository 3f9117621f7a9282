export {
  useOptimisticToggle,
  type OptimisticToggleOptions,
  type ToggleCallbacks,
} from './useOptimisticToggle';
