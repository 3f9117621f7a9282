import { useRecentSearches } from '@mall/hooks';
import { Button, IconButton } from '@mall/ui';
import { X } from 'lucide-react';
import { useMessages } from '../../messages/useMessages';
import { sharedSearchMessages } from '../../messages/zh-TW/sharedSearch';
import { to } from '../../paths/paths';
import { Head, Word, WordLink, Words } from './SearchHelp.styles';

/** The words searched for on this device, each of which can be forgotten; nothing while there are none. */
export function RecentWords({ onChoose }: { readonly onChoose?: (() => void) | undefined }) {
  const t = useMessages(sharedSearchMessages);
  const { keywords, add, clear } = useRecentSearches();
  if (keywords.length === 0) return null;
  return (
    <div>
      <Head>
        <span>{t('Recent searches')}</span>
        <Button size="sm" variant="quiet" onClick={() => clear()}>
          {t('Forget all')}
        </Button>
      </Head>
      <Words role="list" aria-label={t('Recent searches')}>
        {keywords.map((word) => (
          <Word key={word}>
            <WordLink
              href={to.search(word)}
              onClick={() => {
                add(word);
                onChoose?.();
              }}
            >
              {word}
            </WordLink>
            <IconButton label={t('Forget “{0}”', word)} onClick={() => clear(word)}>
              <X />
            </IconButton>
          </Word>
        ))}
      </Words>
    </div>
  );
}
