import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';

it('a visitor of another language takes over the page in the shop’s, which is then said in theirs', async () => {
  localStorage.setItem('mall.language', 'en');
  onTestFinished(() => {
    localStorage.removeItem('mall.language');
    // Nor does another file find the site in that language.
    vi.resetModules();
  });
  // The choice is read when the site starts.
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

it('a visitor of the shop’s own language takes over the page without drawing it again', async () => {
  vi.resetModules();
  const { applyLanguage, language } = await import('./language');
  // Another object with the same in it counts as a change.
  expect(language.getState()).toBe(language.getInitialState());

  document.documentElement.lang = 'zh-Hant-TW';
  const changes = new MutationObserver(() => undefined);
  changes.observe(document.documentElement, { attributes: true });
  applyLanguage();
  expect(changes.takeRecords()).toEqual([]);
});
