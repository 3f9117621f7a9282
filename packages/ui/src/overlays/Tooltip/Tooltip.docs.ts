import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '替只有圖示的按鈕多說幾個字，給滑鼠和鍵盤的人。',
    en: 'A few words about a control with an icon alone, for mouse and keyboard.',
  },
  instead: {
    zh: '手指看不到它：沒有它就不懂的事，不能只寫在這裡。說明用 Popover，錯誤寫在欄位旁。',
    en: 'A finger never sees it: nothing that one could not do without. Explain in a Popover, complain beside the field.',
  },
  keys: [
    { keys: 'Tab', zh: '焦點到了就顯示', en: 'Shows when the focus arrives' },
    { keys: 'Escape', zh: '收起', en: 'Puts it away' },
    {
      keys: 'Enter, Space',
      zh: '按下控制項，同時收起',
      en: 'Presses the control and puts it away',
    },
  ],
  advice: [
    {
      do: {
        zh: '控制項自己有名稱，提示只是重複或補充。',
        en: 'Give the control a name of its own; the hint repeats or adds.',
      },
      dont: { zh: '把連結或按鈕放進提示。', en: 'Put a link or a button inside.' },
    },
  ],
};
