import { useMessages } from '@mall/app/messages';
import { useRecentSearches } from '@mall/hooks';
import { Button, IconButton } from '@mall/ui';
import { X } from 'lucide-react';
import { sharedSearchMessages } from '../../messages/zh-TW/sharedSearch';
import { to } from '../../paths/paths';
import { Head, Keyword, KeywordLink, Keywords } from './SearchHelp.styles';

/** Keywords searched for on this device, each removable; renders nothing when there are none. */
export function RecentSearches({ onChoose }: { readonly onChoose?: (() => void) | undefined }) {
  const t = useMessages(sharedSearchMessages);
  const { keywords, add, clear } = useRecentSearches();
  if (keywords.length === 0) return null;
  return (
    <div>
      <Head>
        <span>{t('Recent searches')}</span>
        <Button size="sm" variant="quiet" onClick={() => clear()}>
          {t('Clear all')}
        </Button>
      </Head>
      <Keywords role="list" aria-label={t('Recent searches')}>
        {keywords.map((word) => (
          <Keyword key={word}>
            <KeywordLink
              href={to.search(word)}
              onClick={() => {
                add(word);
                onChoose?.();
              }}
            >
              {word}
            </KeywordLink>
            <IconButton label={t('Remove “{0}”', word)} onClick={() => clear(word)}>
              <X />
            </IconButton>
          </Keyword>
        ))}
      </Keywords>
    </div>
  );
}
