import { loadWithRetry } from '@mall/app/loading';
import { useMessages } from '@mall/app/messages';
import { QueryFailure } from '@mall/app/queries';
import { useInfo } from '@mall/hooks';
import { isMallError } from '@mall/sdk';
import { Container, Heading, Skeleton, Stack } from '@mall/ui';
import { lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { Missing } from '../../components/missing/Missing';
import { infoMessages } from '../../messages/zh-TW/info';
import { to } from '../../paths/paths';
import { PageTitle } from '../../navigation/PageTitle';
import { ContactLine } from './ContactLine';
import { InfoCard } from './InfoCard.styles';
import { INFO_PAGES } from '../../paths/infoPages';
import { InfoTabs } from './InfoTabs';
import { Hydrating } from '../../hydration/Hydrating';

const RichText = lazy(() => loadWithRetry(() => import('../../richtext/RichText')));

const pages = {
  [to.terms()]: { number: INFO_PAGES.terms, name: 'Terms of service' },
  [to.privacy()]: { number: INFO_PAGES.privacy, name: 'Privacy policy' },
  [to.about()]: { number: INFO_PAGES.about, name: 'About us' },
} as const;
const about = { number: INFO_PAGES.about, name: 'About us' } as const;

/** `/about`, `/privacy`, `/tos`: the shop's own texts. */
export default function InfoPage() {
  const t = useMessages(infoMessages);
  const path = useLocation().pathname.replace(/\/$/, '');
  const page = pages[path] ?? about;
  const query = useInfo(page.number);
  const { data, error } = query;

  if (isMallError(error, 'notFound')) {
    return (
      <Missing
        title={t('The shop has not written this page yet')}
        text={t('Please come back later.')}
      />
    );
  }
  return (
    <Container width="reading">
      <PageTitle>{t(page.name)}</PageTitle>
      <Stack gap={5}>
        <InfoTabs />
        {data ? (
          // Rendered with the text: earlier, the text would push it out of view.
          <Hydrating fallback={waiting}>
            <InfoCard>
              <Stack gap={4}>
                <Heading level={1}>{data.title}</Heading>
                <RichText html={data.content} />
              </Stack>
            </InfoCard>
            <ContactLine />
          </Hydrating>
        ) : error ? (
          <InfoCard>
            <QueryFailure query={query} titleAs="h1" title={t('This page could not be loaded')} />
          </InfoCard>
        ) : (
          waiting
        )}
      </Stack>
    </Container>
  );
}

const waiting = (
  <InfoCard aria-busy>
    <Skeleton lines={14} />
  </InfoCard>
);
