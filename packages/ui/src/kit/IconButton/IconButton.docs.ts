import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '圖示按鈕',
  description: '只有圖示的 44 px 按鈕，名稱寫在 label。',
  when: {
    zh: '大家都認得的圖示：關閉、收藏、購物車。label 是它的名字，滑鼠停留也看得到。',
    en: 'Triggers an action by a well-known icon: close, collect, cart. label is the accessible name and the tooltip.',
  },
  instead: {
    zh: '圖示要猜的就用有字的 Button；去別頁用 IconLink。',
    en: 'For an ambiguous icon use a Button with text; for navigation IconLink.',
  },
  keys: [{ keys: 'Enter, Space', zh: '按下', en: 'Presses' }],
  advice: [
    {
      do: {
        zh: '切換用 aria-pressed，label 不變：「收藏」。',
        en: 'For a toggle set aria-pressed and leave the label as is: 收藏.',
      },
      dont: {
        zh: 'label 在「收藏」和「取消收藏」間換，又設 aria-pressed。',
        en: 'Change the label and set aria-pressed too.',
      },
    },
  ],
};
