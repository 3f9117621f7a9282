/** The words of choosing who sees a post. */
export interface PermissionPickerLabels {
  title: string;
  everyone: string;
  everyoneHint: string;
  groups: string;
  /** Said while nobody is chosen. */
  nobody: string;
  done: string;
}
