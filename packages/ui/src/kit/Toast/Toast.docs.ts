import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '短訊吐司',
  description: '做完一件事後短暫出現的訊息，會自己消失。',
  when: {
    zh: '做完一件事的短回報：「已加入購物車」。2 秒後消失，失敗的 5 秒，有動作的 6 秒；滑鼠或焦點在上面時不走。',
    en: 'Shows a short message after an action: 已加入購物車. It closes after 2 seconds, a failure after 5, one with an action after 6, but stays while it is hovered or focused.',
  },
  instead: {
    zh: '要人處理的錯誤不能自己消失：用 Alert 或欄位錯誤。唯一的出路不要放在吐司裡。',
    en: 'An error that needs an action must not close by itself: use Alert, or its field. Never make a toast the only way to an action.',
  },
  anatomy: `<ToastProvider>        // once, near the root
  <App />
</ToastProvider>

const toast = useToast();
toast.success('已從購物車刪除', { action: { label: '復原', onAction: restore } });`,
  keys: [
    { keys: 'F8', zh: '焦點移到吐司', en: 'Moves the focus to the toasts' },
    { keys: 'Tab', zh: '在吐司的按鈕間移動', en: 'Moves between a toast’s buttons' },
    { keys: 'Escape', zh: '收起有焦點的那一則', en: 'Dismisses the focused toast' },
    { keys: 'Enter, Space', zh: '按下動作或關閉', en: 'Presses the action or the close button' },
  ],
  advice: [
    {
      do: { zh: '能復原的給「復原」。', en: 'Offer 復原 where an action can be undone.' },
      dont: {
        zh: '連按五下跳五則：用 replaces。',
        en: 'Show five toasts for five presses: replace prevents that.',
      },
    },
  ],
};
