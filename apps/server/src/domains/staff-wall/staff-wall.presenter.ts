import { maskName } from '../../kernel/mask';
import { taipeiTime } from '../../kernel/time';
import { type MediaOfArticle, presentPicture, presentVideo } from '../articles';
import type { CaseRow } from './cases.repo';
import type { CasePage } from './cases.service';

const pathsOf = (media: readonly { readonly path: string }[]): string =>
  media.map(({ path }) => path).join('\n');

/** What the author has done since the latest report. */
function changeOf({ isDeleted, copies, text, media }: CaseRow): 'none' | 'edited' | 'deleted' {
  if (isDeleted) return 'deleted';
  const last = copies.at(-1);
  const isSame = !last || (last.text === text && pathsOf(last.media) === pathsOf(media));
  return isSame ? 'none' : 'edited';
}

const presentMedia = (media: readonly MediaOfArticle[]) => ({
  pictures: media.filter(({ kind }) => kind === 1).map(presentPicture),
  videos: media.filter(({ kind }) => kind === 2).map(presentVideo),
});

const presentCase = (row: CaseRow) => ({
  target:
    row.commentId === null
      ? { type: 'article' as const, id: row.articleId }
      : { type: 'comment' as const, id: row.commentId },
  a_id: row.articleId,
  // The author has deleted it: the copies alone say what it was.
  text: row.isDeleted ? '' : row.text,
  ...presentMedia(row.isDeleted ? [] : row.media),
  change: changeOf(row),
  copies: row.copies.map(({ text, media, createdAt }) => ({
    text,
    ...presentMedia(media),
    create_time: taipeiTime(new Date(createdAt)),
  })),
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
