import type { PermissionPickerLabels } from '../types/permission';

/** English labels of the permission picker. */
export const permission: PermissionPickerLabels = {
  title: 'Who can see this post?',
  everyone: 'Public',
  everyoneHint: 'Everyone can see it, visitors included',
  groups: 'Only these groups',
  nobody: 'Nobody chosen yet: choose public, or at least one group',
  done: 'Done',
};
