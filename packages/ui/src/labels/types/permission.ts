/** The labels of the permission picker. */
export interface PermissionPickerLabels {
  title: string;
  everyone: string;
  everyoneHint: string;
  groups: string;
  /** Shown while nobody is selected. */
  nobody: string;
  done: string;
}
