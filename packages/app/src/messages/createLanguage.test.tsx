import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createLanguage } from './createLanguage';
import { LanguageContext, type LanguagePack, type LanguageStore } from './LanguageContext';
import { messagesIn } from './messagesIn';
import { useMessages } from './useMessages';

const menu = { 'Main menu': '主選單' } as const;
const english: LanguagePack = { messages: {}, singulars: {} };
const packs = { en: () => Promise.resolve(english) };

function Menu() {
  return <p>{useMessages(menu)('Main menu')}</p>;
}
const page = (language: LanguageStore) => (
  <LanguageContext value={language}>
    <Menu />
  </LanguageContext>
);

beforeEach(() => document.documentElement.removeAttribute('lang'));

it('hydrates the default language, then shows the one saved on the device', async () => {
  localStorage.setItem('mall.language', 'en');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page(createLanguage(packs)));
  expect(container.textContent).toBe('主選單');

  const complaints = vi.spyOn(console, 'error');
  onTestFinished(() => complaints.mockRestore());
  const onRecoverableError = vi.fn();
  render(page(createLanguage(packs)), { container, hydrate: true, onRecoverableError });
  await screen.findByText('Main menu');
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(complaints).not.toHaveBeenCalled();
});

it('changes no state and no attribute when the default language is applied', async () => {
  const language = createLanguage(packs);
  // An equal but new object would count as a change.
  expect(language.getState()).toBe(language.getInitialState());

  document.documentElement.lang = 'zh-Hant-TW';
  const changes = new MutationObserver(() => undefined);
  changes.observe(document.documentElement, { attributes: true });
  language.apply();
  expect(changes.takeRecords()).toEqual([]);
});

it('marks the page, loads the messages and saves the choice when the language changes', async () => {
  const language = createLanguage(packs);
  language.change('en');
  expect(document.documentElement.lang).toBe('en');
  expect(language.isDefault()).toBe(false);
  await expect.poll(() => language.getState().pack).toBe(english);
  expect(createLanguage(packs).getState().current).toBe('en');
});

it('discards messages that arrive after another change', async () => {
  let arrive: (pack: LanguagePack) => void = () => undefined;
  const language = createLanguage({
    en: () => new Promise<LanguagePack>((resolve) => (arrive = resolve)),
  });
  language.change('en');
  language.change('zh-TW');
  arrive(english);
  await Promise.resolve();
  expect(language.getState()).toEqual({ current: 'zh-TW', pack: null });
});

it('gives two sites in one document their own language', () => {
  const [shop, desk] = [createLanguage(packs), createLanguage(packs)];
  desk.change('en');
  expect(messagesIn(shop, menu)('Main menu')).toBe('主選單');
  expect(messagesIn(desk, menu)('Main menu')).toBe('Main menu');
});

it.each([
  ['en-GB', null, 'en'],
  ['zh-TW', null, null],
  ['zh-CN', null, null],
  ['fr', null, null],
  ['en-US', 'zh-TW', null],
])('offers a browser in %s that has chosen %s: %s', (browser, chosen, offered) => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(browser);
  onTestFinished(() => void vi.restoreAllMocks());
  localStorage.clear();
  if (chosen !== null) localStorage.setItem('mall.language', chosen);
  const language = createLanguage(packs);
  expect(language.takeOffer()).toBe(offered);
  expect(language.takeOffer()).toBeNull();
});
