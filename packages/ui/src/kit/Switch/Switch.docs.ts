import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '開關',
  description: '開或關的設定，一按就生效。',
  when: {
    zh: '一按就生效的設定：貨到通知、推播。',
    en: 'Turns on or off a setting that takes effect at once: stock alerts, push messages.',
  },
  instead: {
    zh: '要按「儲存」才算的用 Checkbox；二選一而非開關的用 SegmentedControl。',
    en: 'For a setting that needs 儲存 use Checkbox; for two options other than on and off, SegmentedControl.',
  },
  keys: [{ keys: 'Space, Enter', zh: '切換', en: 'Toggles it' }],
  advice: [
    {
      do: {
        zh: '存不進去就撥回去，並說一聲。',
        en: 'Turn it back when saving failed, and show an error.',
      },
      dont: { zh: '標籤隨狀態改：「已開啟」「已關閉」。', en: 'Change the label with the state.' },
    },
  ],
};
