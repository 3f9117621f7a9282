import type { PermissionPickerLabels } from '../types/permission';

/** Traditional Chinese labels of the permission picker. */
export const defaultPermissionPickerLabels: PermissionPickerLabels = {
  title: '誰可以看這則貼文？',
  everyone: '公開',
  everyoneHint: '所有人都看得到，沒登入的訪客也可以',
  groups: '只給這些群組看',
  nobody: '還沒選：請選公開，或至少一個群組',
  done: '完成',
};
