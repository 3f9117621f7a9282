import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '工具提示',
  description: '滑鼠停留或鍵盤焦點到時顯示的幾個字。',
  when: {
    zh: '替只有圖示的按鈕多說幾個字，給滑鼠和鍵盤的人。',
    en: 'Adds a few words to a control that shows only an icon, for mouse and keyboard.',
  },
  instead: {
    zh: '手指看不到它：沒有它就不懂的事，不能只寫在這裡。說明用 Popover，錯誤寫在欄位旁。',
    en: 'Touch devices never show it, so it holds nothing essential. Explain in a Popover, show errors beside the field.',
  },
  keys: [
    { keys: 'Tab', zh: '焦點到了就顯示', en: 'Shows the tooltip when the control gets the focus' },
    { keys: 'Escape', zh: '收起', en: 'Hides it' },
    {
      keys: 'Enter, Space',
      zh: '按下控制項，同時收起',
      en: 'Presses the control and hides the tooltip',
    },
  ],
  advice: [
    {
      do: {
        zh: '控制項自己有名稱，提示只是重複或補充。',
        en: 'Give the control an accessible name of its own; the tooltip repeats or adds.',
      },
      dont: { zh: '把連結或按鈕放進提示。', en: 'Put a link or a button inside.' },
    },
  ],
};
