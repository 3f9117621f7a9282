import { SearchField } from '@mall/ui';
import { useState } from 'react';
import { useMatch, useNavigate } from 'react-router-dom';
import { useMessages } from '../../messages/useMessages';
import { to } from '../../paths';
import { HotTags } from './HotTags';
import { sharedSearchMessages } from '../../messages/zh-TW/sharedSearch';

export interface SearchBoxProps {
  /** Called when a search is submitted. */
  readonly onSearch?: () => void;
  /** @default false */
  readonly autoFocus?: boolean;
  /** Whether the hot tags drop down while the field has the focus. @default true */
  readonly suggest?: boolean;
}

/** The search field of the top bar; its hot tags drop down while it has the focus. */
export default function SearchBox({ onSearch, autoFocus = false, suggest = true }: SearchBoxProps) {
  const t = useMessages(sharedSearchMessages);
  const navigate = useNavigate();
  const keyword = useMatch('/search/:id')?.params.id ?? '';
  const [typed, setTyped] = useState(keyword);
  const [shownFor, setShownFor] = useState(keyword);
  const [error, setError] = useState<string>();
  if (shownFor !== keyword) {
    // A tag or the back button changed the keyword: update the field.
    setShownFor(keyword);
    setTyped(keyword);
  }

  function search(words: string) {
    if (!words) {
      setError(t('Please enter a keyword to search'));
      return;
    }
    setError(undefined);
    onSearch?.();
    void navigate(to.search(words.slice(0, 50)));
  }

  return (
    <SearchField
      label={t('Search products and posts')}
      placeholder={t('Search products and posts')}
      value={typed}
      autoFocus={autoFocus}
      error={error}
      onValueChange={(value) => {
        setTyped(value);
        setError(undefined);
      }}
      onSearch={search}
      panel={suggest && <HotTags />}
    />
  );
}
