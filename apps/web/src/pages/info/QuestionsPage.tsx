import { useMessages } from '@mall/app/messages';
import { QueryState } from '@mall/app/queries';
import { useQuestions } from '@mall/hooks';
import { Container, EmptyState, Heading, Stack, Text } from '@mall/ui';
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
  return (
    <Container width="reading">
      <PageTitle>{t('FAQ')}</PageTitle>
      <Stack gap={5}>
        <InfoTabs />
        <Stack gap={1} style={{ textAlign: 'center' }}>
          <Heading level={1}>{t('FAQ')}</Heading>
          <Text tone="muted">{t('What others have asked, and what we answered.')}</Text>
        </Stack>
        <QueryState
          query={useQuestions()}
          failed={t('This page could not be loaded')}
          skeleton={<QuestionsSkeleton />}
          empty={<EmptyState icon={<CircleHelp />} title={t('Nobody has asked anything yet')} />}
        >
          {(sections) => <QuestionList sections={sections} />}
        </QueryState>
        <ContactLine />
      </Stack>
    </Container>
  );
}
