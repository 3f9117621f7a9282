import type { notifications } from '../../db/schema';
import type { Language } from '../../kernel/language';
import { taipeiTime } from '../../kernel/time';
import { messagesIn } from '../../messages';
import type { NoticeData, NoticeName, NoticeText } from '../../messages/notices';

type Row = typeof notifications.$inferSelect;

/** A notification as its member sees it. */
export const presentNotification = (row: Row, language: Language) => ({
  id: row.id,
  kind: row.kind,
  ...textOf(row, language),
  href: row.href,
  create_time: taipeiTime(row.createdAt),
  is_read: row.readAt === null ? ('0' as const) : ('1' as const),
});

/** The shop's texts as written; system notices in the reader's language. */
const textOf = ({ notice, title, content }: Row, language: Language): NoticeText =>
  notice === null ? { title: title ?? '', content: content ?? '' } : noticeText(notice, language);

const noticeText = <Name extends NoticeName>(
  data: NoticeData<Name>,
  language: Language,
): NoticeText => messagesIn(language).notices[data.notice](data);
