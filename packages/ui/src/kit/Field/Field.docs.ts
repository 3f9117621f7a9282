import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '表單欄位',
  description: '把標籤、控制項、說明和錯誤訊息接在一起的欄位。',
  when: {
    zh: '一個看得見的標籤，加上控制項、說明、錯誤；螢幕閱讀器三樣都聽得到，錯誤變了會再聽到一次。',
    en: 'Connects a visible label with its control, help and error. A screen reader reads all three, and the error again when it changes.',
  },
  instead: {
    zh: 'Checkbox、Switch、RadioGroup 自己有標籤，不要再包。一次只放一個控制項。',
    en: 'Checkbox, Switch and RadioGroup have labels of their own. One control per field.',
  },
  anatomy: `<Field label="手機號碼" hint="09 開頭，共十碼" error={errors.phone?.message} required>
  <Input inputMode="tel" />   // or PasswordInput, Textarea, Select, Combobox, Slider,
</Field>                      // or your own with useFieldControl()`,
  advice: [
    {
      do: {
        zh: '錯誤說怎麼改：「手機是 09 開頭的十個數字」。',
        en: 'Explain in the error how to correct it: 手機是 09 開頭的十個數字.',
      },
      dont: { zh: '「格式錯誤」。', en: '格式錯誤.' },
    },
    {
      do: {
        zh: '格式寫在 hint，一直看得到。',
        en: 'Put the format into hint, which stays visible.',
      },
      dont: { zh: '拿 placeholder 當標籤。', en: 'Use the placeholder as a label.' },
    },
  ],
};
