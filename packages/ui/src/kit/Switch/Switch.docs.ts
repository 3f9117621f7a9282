import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '一按就生效的設定：到貨通知、推播。',
    en: 'A setting that takes effect at once: news of stock, push messages.',
  },
  instead: {
    zh: '要按「儲存」才算的用 Checkbox；二選一而非開關的用 SegmentedControl。',
    en: 'What waits for a 儲存 is a Checkbox; for one of two that is not on or off, SegmentedControl.',
  },
  keys: [{ keys: 'Space, Enter', zh: '切換', en: 'Switches' }],
  advice: [
    {
      do: {
        zh: '存不進去就撥回去，並說一聲。',
        en: 'Turn it back when it could not be saved, and say so.',
      },
      dont: { zh: '標籤隨狀態改：「已開啟」「已關閉」。', en: 'Change the label with the state.' },
    },
  ],
};
