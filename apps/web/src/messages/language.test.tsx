import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';

it('a visitor with another language hydrates the default language, and then sees their own', async () => {
  localStorage.setItem('mall.language', 'en');
  onTestFinished(() => {
    localStorage.removeItem('mall.language');
    // Another test file does not start in that language, either.
    vi.resetModules();
  });
  // The language is read when the site starts.
  vi.resetModules();
  const { useMessages } = await import('./useMessages');
  function Words() {
    return <p>{useMessages({ 'Main menu': '主選單' })('Main menu')}</p>;
  }
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Words />);
  expect(container.textContent).toBe('主選單');

  const complaints = vi.spyOn(console, 'error');
  onTestFinished(() => complaints.mockRestore());
  const onRecoverableError = vi.fn();
  render(<Words />, { container, hydrate: true, onRecoverableError });
  await screen.findByText('Main menu');
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(complaints).not.toHaveBeenCalled();
});

it('a visitor with the default language hydrates the page without another render', async () => {
  vi.resetModules();
  const { applyLanguage, language } = await import('./language');
  // An equal but new object would count as a change.
  expect(language.getState()).toBe(language.getInitialState());

  document.documentElement.lang = 'zh-Hant-TW';
  const changes = new MutationObserver(() => undefined);
  changes.observe(document.documentElement, { attributes: true });
  applyLanguage();
  expect(changes.takeRecords()).toEqual([]);
});
