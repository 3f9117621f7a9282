export {
  useOptimisticToggle,
  type OptimisticToggleOptions,
  type ToggleTold,
} from './useOptimisticToggle';
