import { useErrorText, useMessages } from '@mall/app/messages';
import { useQuestions } from '@mall/hooks';
import { Container, EmptyState, ErrorState, Heading, Stack, Text } from '@mall/ui';
import { CircleHelp } from 'lucide-react';
import { questionMessages } from '../../messages/zh-TW/questions';
import { PageTitle } from '../../navigation/PageTitle';
import { ContactLine } from './ContactLine';
import { InfoTabs } from './InfoTabs';
import { QuestionList } from './QuestionList';
import { QuestionsSkeleton } from './QuestionsSkeleton';

/** `/qa`: frequently asked questions with a search; `#q5` opens a question. */
export default function QuestionsPage() {
  const t = useMessages(questionMessages);
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useQuestions();
  return (
    <Container width="reading">
      <PageTitle>{t('Questions and answers')}</PageTitle>
      <Stack gap={5}>
        <InfoTabs />
        <Stack gap={1} style={{ textAlign: 'center' }}>
          <Heading level={1}>{t('Questions and answers')}</Heading>
          <Text tone="muted">{t('What others have asked, and what we answered.')}</Text>
        </Stack>
        {data ? (
          data.length > 0 ? (
            <QuestionList sections={data} />
          ) : (
            <EmptyState icon={<CircleHelp />} title={t('Nobody has asked anything yet')} />
          )
        ) : error ? (
          <ErrorState
            title={t('This page could not be loaded')}
            text={errorText(error)}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <QuestionsSkeleton />
        )}
        <ContactLine />
      </Stack>
    </Container>
  );
}
