import type { Checked, FieldError } from '@mall/contract';
import { fillIn } from './error';
import type { Language } from './language';

/** The generic form messages of spec §5: the English is the id, this is the Chinese. */
const chinese: Readonly<Record<string, string>> = {
  required: '這個欄位必須填寫',
  'must be a number': '必須是數字',
  'must be an integer': '必須是整數',
  'must be digits': '只能填數字',
  'Email format error': 'Email 格式錯誤',
  'URL format error': '網址格式錯誤',
  'at least {0} characters': '至少要 {0} 個字',
  'at most {0} characters': '最多 {0} 個字',
  'must be greater than or equal to {0}': '必須大於或等於 {0}',
  'must be less than or equal to {0}': '必須小於或等於 {0}',
  'must be in the list': '不在可選的項目之中',
  'does not match': '兩次輸入的內容不一致',
  'format error': '格式錯誤',
  'is too common, please choose another one': '這個密碼太常見，很容易被猜到，請換一個',
  'must not contain your account, e-mail address or name': '密碼不能包含您的帳號、電子郵件或姓名',
  'Please enter a keyword to search': '請輸入要搜尋的關鍵字',
  'Please enter post content before publishing': '請先輸入貼文內容再發佈',
  'Please select at least one permission': '請至少選擇一個權限',
};

type Refused = Extract<Checked<unknown>, { ok: false }>['fields'];

/** Puts what the contract found wrong into words: for each field the first thing to mend. */
export function fieldErrors(refused: Refused, language: Language): FieldError[] {
  const first = new Map([...refused].reverse().map((each) => [each.field, each]));
  return refused
    .filter((each) => first.get(each.field) === each)
    .map((field) => ({
      ...field,
      msg: fillIn(language === 'zh' ? (chinese[field.id] ?? field.id) : field.id, field.args),
    }));
}
