import { useMessages, useTimeText } from '@mall/app/messages';
import type { WallCase } from '@mall/sdk/staff';
import { Avatar, Button, color, fontSize, Inline, radius, shadow, space, Text } from '@mall/ui';
import { styled } from 'styled-components';
import { useWaitText } from '../chat/useWaitText';
import { wallMessages } from '../messages/zh-TW/wall';
import { Tag } from '../page/Tag';
import { CaseContent } from './CaseContent';

const Card = styled.article`
  display: grid;
  gap: ${space[4]};
  padding: ${space[5]};
  border: 2px solid transparent;
  border-radius: ${radius.lg};
  background: ${color.surface};
  box-shadow: ${shadow.sm};
  &:focus-visible,
  &[data-chosen] {
    border-color: ${color.brand};
    outline: none;
  }
`;

const Head = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]};
  align-items: center;
`;

const Reports = styled.ul`
  display: grid;
  gap: ${space[1]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.md};
  background: ${color.sunken};
  font-size: ${fontSize.sm};
  list-style: none;
  & > li {
    overflow-wrap: anywhere;
  }
`;

export interface CaseCardProps {
  readonly wallCase: WallCase;
  /** Whether the keys of the screen act on it. */
  readonly isChosen: boolean;
  readonly isDeciding: boolean;
  readonly onDismiss: () => void;
  readonly onHide: () => void;
  readonly onRestore: () => void;
}

/** A post or a comment that members reported: what it says, why they reported it, and the decision. */
export function CaseCard({
  wallCase,
  isChosen,
  isDeciding,
  onDismiss,
  onHide,
  onRestore,
}: CaseCardProps) {
  const t = useMessages(wallMessages);
  const timeText = useTimeText();
  const waitOf = useWaitText();
  const { target, author, change, reports, reports_count, decide_time, hidden_reason } = wallCase;
  const wait = waitOf(wallCase.reported_since);
  const others = reports_count - reports.length;
  const name = t(target.type === 'article' ? 'Post of {0}' : 'Comment of {0}', author);
  return (
    <Card aria-label={name} data-chosen={isChosen || undefined} tabIndex={-1}>
      <Head>
        <Avatar name={author} src={wallCase.author_icon} />
        <div>
          <Inline gap={2}>
            <strong>{name}</strong>
            {change !== 'none' && (
              <Tag tone="warning">
                {t(change === 'edited' ? 'Edited by the author' : 'Deleted by the author')}
              </Tag>
            )}
            {hidden_reason !== null && <Tag tone="warning">{t('Hidden')}</Tag>}
            {decide_time === null && (
              <Tag tone={wait.isLong ? 'warning' : 'plain'}>{wait.text}</Tag>
            )}
          </Inline>
          <Text size="sm" tone="muted">
            {timeText(wallCase.create_time)}
          </Text>
        </div>
      </Head>
      <CaseContent wallCase={wallCase} />
      <Reports aria-label={t('{0} reports', reports_count)}>
        {reports.map(({ reporter, reason }, at) => (
          <li key={at}>{`${reporter}：${reason}`}</li>
        ))}
        {others > 0 && <li>{t('and {0} more', others)}</li>}
      </Reports>
      {hidden_reason !== null && (
        <Text size="sm">{t('The author reads this reason: {0}', hidden_reason)}</Text>
      )}
      {decide_time !== null && (
        <Text size="sm" tone="muted">
          {t('Decided {0}', timeText(decide_time))}
        </Text>
      )}
      <Inline gap={3} justify="end">
        {decide_time === null && (
          <>
            <Button variant="secondary" disabled={isDeciding} onClick={onDismiss}>
              {t(change === 'deleted' ? 'Close the case' : 'Nothing is wrong')}
            </Button>
            {change !== 'deleted' && (
              <Button disabled={isDeciding} onClick={onHide}>
                {t('Hide…')}
              </Button>
            )}
          </>
        )}
        {decide_time !== null && hidden_reason !== null && change !== 'deleted' && (
          <Button variant="secondary" disabled={isDeciding} onClick={onRestore}>
            {t('Show again')}
          </Button>
        )}
      </Inline>
    </Card>
  );
}
