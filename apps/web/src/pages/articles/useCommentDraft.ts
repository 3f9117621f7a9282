import { useSession } from '@mall/hooks';
import { useState } from 'react';

/** What a member has begun to say below a post; it outlives a reload of the page. */
export function useCommentDraft(articleId: number): [string, (text: string) => void] {
  const member = useSession()?.profile.id;
  const slot = `mall.comment.${member}.${articleId}`;
  const [draft, setDraft] = useState(() => ({ slot, text: kept(slot) }));
  return [
    draft.slot === slot ? draft.text : kept(slot),
    (text) => {
      setDraft({ slot, text });
      keep(slot, text);
    },
  ];
}

function kept(slot: string): string {
  try {
    return sessionStorage.getItem(slot) ?? '';
  } catch {
    return '';
  }
}

function keep(slot: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(slot, text);
    else sessionStorage.removeItem(slot);
  } catch {
    // Storage is full or blocked: it then lives as long as the page.
  }
}
