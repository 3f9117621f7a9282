import { useSession } from '@mall/hooks';
import { useStore } from 'zustand';
import { panels } from '../../../overlays/panels';
import { EditorDialog } from './EditorDialog';

/** The post editor, only for members who may post (spec §6). */
export default function EditorOverlay() {
  const { articleId } = useStore(panels);
  const profile = useSession()?.profile;
  if (!profile?.is_poster) return null;
  return <EditorDialog key={`${profile.id}:${articleId ?? 'new'}`} articleId={articleId} />;
}
