import { Button, Container, EmptyState, Inline, Stack } from '@mall/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useMessages } from '../../messages/useMessages';
import { errorMessages } from '../../messages/zh-TW/errors';
import { to } from '../../paths';
import SearchBox from '../search/SearchBox';
import { LostAlley } from './LostAlley';

const Search = styled.div`
  width: min(100%, 420px);
  margin-inline: auto;
  text-align: start;
`;

export interface MissingStateProps {
  readonly title: string;
  readonly text: string;
}

/** What is not there: a picture, a search, and ways on. */
export default function MissingState({ title, text }: MissingStateProps) {
  const t = useMessages(errorMessages);
  return (
    <Container width="reading">
      <Stack gap={5}>
        <EmptyState
          titleAs="h1"
          picture={<LostAlley />}
          title={title}
          text={text}
          action={
            <Inline gap={3} justify="center">
              <Button asChild>
                <Link to={to.home()}>{t('Back to the home page')}</Link>
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
      </Stack>
    </Container>
  );
}
