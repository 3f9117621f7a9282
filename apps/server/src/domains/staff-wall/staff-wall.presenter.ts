import { maskName } from '../../kernel/mask';
import { taipeiTime } from '../../kernel/time';
import { presentPicture, presentVideo } from '../articles';
import type { CaseRow } from './cases.repo';
import type { CasePage } from './cases.service';

const presentCase = (row: CaseRow) => ({
  target:
    row.commentId === null
      ? { type: 'article' as const, id: row.articleId }
      : { type: 'comment' as const, id: row.commentId },
  a_id: row.articleId,
  text: row.text,
  pictures: row.media.filter(({ kind }) => kind === 1).map(presentPicture),
  videos: row.media.filter(({ kind }) => kind === 2).map(presentVideo),
  author: row.author,
  author_icon: row.avatar,
  create_time: taipeiTime(row.writtenAt),
  hidden_reason: row.hiddenReason,
  reports_count: row.total,
  reports: row.reports.map(({ name, reason, createdAt }) => ({
    reporter: maskName(name),
    reason,
    create_time: taipeiTime(new Date(createdAt)),
  })),
  reported_since: taipeiTime(row.since),
  decide_time: row.resolvedAt && taipeiTime(row.resolvedAt),
});

/** A page of cases: members who reported are not named in full. */
export const presentCases = ({ rows, after }: CasePage) => ({
  list: rows.map(presentCase),
  after,
});
