import { useMessages } from '@mall/app/messages';
import type { UsePostEditor } from '@mall/hooks';
import { editorMessages } from '../../../messages/zh-TW/editor';

/** Maximum number of groups listed by name; the rest is counted. */
const NAMED = 3;

/** Returns a text that says who will see a post. */
export function useAudienceText() {
  const t = useMessages(editorMessages);
  return ({ audience, groups }: Pick<UsePostEditor, 'audience' | 'groups'>) => {
    if (audience.everyone) return { text: t('Public'), limited: false };
    if (audience.gids.length === 0) return { text: t('Nobody chosen yet'), limited: true };
    const names = groups.filter(({ id }) => audience.gids.includes(id)).map(({ name }) => name);
    const isNamed = names.length === audience.gids.length && names.length <= NAMED;
    return {
      text: isNamed ? names.join('、') : t('{0} groups', audience.gids.length),
      limited: true,
    };
  };
}
