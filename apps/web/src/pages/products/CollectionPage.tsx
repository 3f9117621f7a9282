import { Button, Container, EmptyState, Heading, Stack } from '@mall/ui';
import { Heart } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useMessages } from '../../messages/useMessages';
import { to } from '../../paths';
import { PageTitle } from '../../shell/PageTitle';
import { productMessages } from './messages';
import { ProductListView } from './ProductListView';

/** `/collection`: the member's collected products. */
export default function CollectionPage() {
  const t = useMessages(productMessages);
  return (
    <Container>
      <PageTitle>{t('My collection')}</PageTitle>
      <Stack gap={4}>
        <Heading level={1}>{t('My collection')}</Heading>
        <ProductListView
          source={COLLECTED}
          label={t('My collection')}
          filterable={false}
          empty={
            <EmptyState
              icon={<Heart />}
              title={t('Nothing collected yet')}
              text={t('Tap the heart on whatever you like; it will wait for you here.')}
              action={
                <Button asChild>
                  <Link to={to.mall()}>{t('Go to the mall')}</Link>
                </Button>
              }
            />
          }
        />
      </Stack>
    </Container>
  );
}

const COLLECTED = { collected: true } as const;
