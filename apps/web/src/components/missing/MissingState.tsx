import { ErrorBoundary } from '@mall/app/errors';
import { useMessages } from '@mall/app/messages';
import { Button, Container, EmptyState, Inline, Stack } from '@mall/ui';
import { lazy } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { errorMessages } from '../../messages/zh-TW/errors';
import { Hydrating } from '../../hydration/Hydrating';
import { to } from '../../paths/paths';
import { SearchBox } from '../search/SearchBox';
import { NotFoundIllustration } from './NotFoundIllustration';

const SuggestedThree = lazy(() => import('../products/SuggestedThree'));

const Search = styled.div`
  width: min(100%, 420px);
  margin-inline: auto;
  text-align: start;
`;

export interface MissingStateProps {
  readonly title: string;
  readonly text: string;
  /** The link for visitors who looked for it. @default the home page */
  readonly way?: { readonly label: string; readonly href: string } | undefined;
}

/**
 * A not-found message with illustration, search, links and three products.
 *
 * @example
 * <MissingState title="這項商品已經下架" text="…" way={{ label: '去逛商城', href: to.mall() }} />
 */
export default function MissingState({ title, text, way }: MissingStateProps) {
  const t = useMessages(errorMessages);
  return (
    <Container width="reading">
      <Stack gap={5}>
        <EmptyState
          titleAs="h1"
          picture={<NotFoundIllustration />}
          title={title}
          text={text}
          action={
            <Inline gap={3} justify="center">
              <Button asChild>
                <Link to={way?.href ?? to.home()}>{way?.label ?? t('Back to the home page')}</Link>
              </Button>
              <Button asChild variant="secondary">
                <Link to={to.wall()}>{t('See what the neighbours share')}</Link>
              </Button>
            </Inline>
          }
        />
        <Search>
          <SearchBox />
        </Search>
        <ErrorBoundary fallback={null}>
          <Hydrating fallback={null}>
            <SuggestedThree />
          </Hydrating>
        </ErrorBoundary>
      </Stack>
    </Container>
  );
}
