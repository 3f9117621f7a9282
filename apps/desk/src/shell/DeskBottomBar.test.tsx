import { LanguageContext } from '@mall/app/messages';
import { UiProvider } from '@mall/ui';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { deskLanguage } from '../messages/deskLanguage';
import { DeskBottomBar } from './DeskBottomBar';
import { DeskLink } from './DeskLink';
import { screens } from './screens';

const showBar = (waiting: Readonly<Record<string, number>>) =>
  render(
    <MemoryRouter>
      <LanguageContext value={deskLanguage}>
        <UiProvider link={DeskLink}>
          <DeskBottomBar
            screens={screens}
            current={undefined}
            waiting={waiting}
            waitText={({ path }) => `${waiting[path]} 件`}
          />
        </UiProvider>
      </LanguageContext>
    </MemoryRouter>,
  );

const more = (name: string | RegExp) => screen.getByRole('button', { name, hidden: true });

it('the button of the other screens shows that work waits inside when one of them has some', async () => {
  showBar({ '/audit': 3 });
  await userEvent.click(more(/^裡面有待處理的工作\s*更多$/));
  const sheet = within(await screen.findByRole('dialog', { name: '更多' }));
  expect(sheet.getByRole('link', { name: /3 件\s*操作紀錄/ })).toBeVisible();
});

it('the button of the other screens shows no work when only a screen in the bar has some', () => {
  showBar({ '/chat': 3 });
  expect(more('更多')).toBeInTheDocument();
});
