import { useMessages } from '@mall/app/messages';
import { Button, Card, Inline, Link, media, space, Stack, Text, zIndex } from '@mall/ui';
import { styled } from 'styled-components';
import { analyticsMessages } from '../messages/zh-TW/analytics';
import { to } from '../paths/paths';
import { answerConsent } from './consent';

/** Above the bottom bar, and not modal: visitors can ignore it. */
const Place = styled(Card).attrs({ as: 'section' })`
  position: fixed;
  z-index: ${zIndex.bar};
  right: auto;
  bottom: ${space[6]};
  left: ${space[6]};
  width: min(24rem, calc(100vw - 2 * ${space[4]}));
  ${media.phone} {
    bottom: calc(var(--ui-bottomBar) + ${space[3]});
    left: ${space[4]};
  }
`;

/** Asks a visitor for consent to analytics. */
export function ConsentCard() {
  const t = useMessages(analyticsMessages);
  return (
    <Place aria-label={t('Measuring visits')}>
      <Stack gap={3}>
        <Text size="sm">
          {t(
            'May we count which pages are visited, to make the shop better? Shopping works the same either way.',
          )}{' '}
          <Link href={to.privacy()}>{t('Privacy policy')}</Link>
        </Text>
        <Inline gap={2}>
          <Button size="sm" variant="secondary" onClick={() => answerConsent('yes')}>
            {t('Yes, you may')}
          </Button>
          <Button size="sm" variant="secondary" onClick={() => answerConsent('no')}>
            {t('No, thanks')}
          </Button>
        </Inline>
      </Stack>
    </Place>
  );
}
