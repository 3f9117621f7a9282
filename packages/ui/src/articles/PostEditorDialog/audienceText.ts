import type { PostEditorLabels } from '../../labels/types/editor';
import type { PostEditorProps } from '../PostEditor/PostEditor';
import type { PostEditorState } from './PostEditorState';

/** The most groups that are listed by name; more of them are counted. */
const NAMED = 3;

/** Returns in a few words who sees a post. */
export function audienceText(
  { audience, groups }: Pick<PostEditorState, 'audience' | 'groups'>,
  labels: PostEditorLabels,
): PostEditorProps['audience'] {
  if (audience.everyone) return { text: labels.everyone, limited: false };
  if (audience.gids.length === 0) return { text: labels.nobodyYet, limited: true };
  const names = groups.filter(({ id }) => audience.gids.includes(id)).map(({ name }) => name);
  const isNamed = names.length === audience.gids.length && names.length <= NAMED;
  return {
    text: isNamed ? names.join('、') : labels.groupCount(audience.gids.length),
    limited: true,
  };
}
