export {
  chat,
  combobox,
  crop,
  data,
  dialogs,
  editor,
  permission,
  products,
  shop,
  ui,
} from '@mall/ui/labels/en';

/** English is what messages are named by. */
export const messages = {};
