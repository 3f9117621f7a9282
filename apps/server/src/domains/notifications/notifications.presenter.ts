import type { notifications } from '../../db/schema';
import type { Language } from '../../kernel/language';
import { taipeiTime } from '../../kernel/time';
import { messagesIn } from '../../messages';
import type { NoticeActors, NoticeData, NoticeName, NoticeText } from '../../messages/notices';
import type { ActorsRow } from './actors.repo';
import { topicOf } from './topics';

type Row = typeof notifications.$inferSelect;

/** A notification with its actors. */
export interface NotificationWithActors {
  readonly row: Row;
  readonly actors: ActorsRow | undefined;
}

/** A notification as its member sees it. */
export const presentNotification = (
  { row, actors }: NotificationWithActors,
  language: Language,
) => ({
  id: row.id,
  kind: row.kind,
  topic: topicOf(row.notice, row.kind),
  ...textOf(row, actors, language),
  actor: actors ? { name: actors.name, avatar: actors.avatar } : null,
  target: row.target,
  create_time: taipeiTime(row.createdAt),
  is_read: row.readAt === null ? ('0' as const) : ('1' as const),
});

/** The shop's texts as written; system notices in the reader's language. */
const textOf = (
  { notice, title, content }: Row,
  actors: ActorsRow | undefined,
  language: Language,
): NoticeText =>
  notice === null
    ? { title: title ?? '', content: content ?? '' }
    : noticeText(
        notice,
        { name: actors?.name ?? null, others: Math.max(0, (actors?.count ?? 0) - 1) },
        language,
      );

const noticeText = <Name extends NoticeName>(
  data: NoticeData<Name>,
  actors: NoticeActors,
  language: Language,
): NoticeText => messagesIn(language).notices[data.notice](data, actors);
