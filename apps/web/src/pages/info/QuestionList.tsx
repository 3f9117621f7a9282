import { loadWithRetry } from '@mall/app/loading';
import { useMessages } from '@mall/app/messages';
import {
  Button,
  Disclosure,
  EmptyState,
  Heading,
  SearchField,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@mall/ui';
import { SearchX } from 'lucide-react';
import { lazy, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { questionMessages } from '../../messages/zh-TW/questions';
import { matching, type QuestionSection } from './matching';
import { SectionCard } from './SectionCard.styles';
import { Hydrating } from '../../hydration/Hydrating';

const RichText = lazy(() => loadWithRetry(() => import('../../richtext/RichText')));

/** The questions by section, with a search over them; each can be linked to (`#q5`). */
export function QuestionList({ sections }: { readonly sections: readonly QuestionSection[] }) {
  const t = useMessages(questionMessages);
  const { hash } = useLocation();
  const [typed, setTyped] = useState('');
  const found = matching(sections, typed);
  const isSearching = typed.trim() !== '';
  const count = found.reduce((sum, { list }) => sum + list.length, 0);
  return (
    <Stack gap={5}>
      <SearchField
        label={t('Search questions')}
        placeholder={t('Such as shipping fee, refund, invoice')}
        value={typed}
        onValueChange={setTyped}
        onSearch={setTyped}
      />
      <VisuallyHidden role="status">
        {isSearching && t('{0} questions found', count)}
      </VisuallyHidden>
      {count === 0 && (
        <EmptyState
          icon={<SearchX />}
          title={t('No question is about {0}', typed.trim())}
          text={t('Try other words, or look through all of them.')}
          action={
            <Button variant="secondary" onClick={() => setTyped('')}>
              {t('Show all questions')}
            </Button>
          }
        />
      )}
      {found.map(({ section, list }) => (
        <SectionCard key={section}>
          <Heading level={2} size="lg">
            {section}
          </Heading>
          {list.map(({ id, question, answer }) => {
            const isLinked = hash === `#q${id}`;
            return (
              // A new hash opens its question, whatever the user has collapsed before.
              <Disclosure
                key={`${id}${isLinked}`}
                id={`q${id}`}
                summary={question}
                defaultOpen={isLinked}
              >
                <Hydrating fallback={<Skeleton lines={2} />}>
                  <RichText html={answer} />
                </Hydrating>
              </Disclosure>
            );
          })}
        </SectionCard>
      ))}
    </Stack>
  );
}
