import { useMessages, useTimeText } from '@mall/app/messages';
import type { WallCase } from '@mall/sdk/staff';
import { color, radius, space, Text } from '@mall/ui';
import { styled } from 'styled-components';
import { wallMessages } from '../messages/zh-TW/wall';
import { CaseMedia } from './CaseMedia';

const Words = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Version = styled.section`
  display: grid;
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
`;

/** What a reported post or comment says: when its author has changed it, as it was reported and as it is now. */
export function CaseContent({ wallCase }: { readonly wallCase: WallCase }) {
  const t = useMessages(wallMessages);
  const timeText = useTimeText();
  const { author, change, copies } = wallCase;
  const present = (
    <>
      <Words>{wallCase.text}</Words>
      <CaseMedia author={author} pictures={wallCase.pictures} videos={wallCase.videos} />
    </>
  );
  if (change === 'none' && copies.length < 2) return present;
  const versions = copies.map(({ text, pictures, videos, create_time }) => ({
    name: t('As it was reported {0}', timeText(create_time)),
    content: (
      <>
        <Words>{text}</Words>
        <CaseMedia author={author} pictures={pictures} videos={videos} />
      </>
    ),
  }));
  const shown =
    change === 'deleted' ? versions : [...versions, { name: t('As it is now'), content: present }];
  return shown.map(({ name, content }, at) => (
    <Version key={at} aria-label={name}>
      <Text size="sm" tone="muted">
        {name}
      </Text>
      {content}
    </Version>
  ));
}
