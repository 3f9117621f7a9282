import * as labels from '../../packages/ui/src/labels/en/index';

const dialogs = ['Kit/AlertDialog', 'Kit/QuestionDialog', 'Kit/WaitingDialog'];

/** The English words of a component that takes its own by `labels`; undefined for all others. */
export function englishOf(title: string): object | undefined {
  if (title.startsWith('Chat/')) return labels.chat;
  if (title.startsWith('Data/')) return labels.data;
  if (dialogs.includes(title)) return labels.dialogs;
  return {
    'Combobox/Combobox': labels.combobox,
    'Crop/PictureCropper': labels.crop,
    'Articles/PostEditor': labels.editor,
    'Articles/PermissionPicker': labels.permission,
    'Articles/ProductPicker': labels.products,
  }[title];
}
