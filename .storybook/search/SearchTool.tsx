import React from 'react';
import { Button, Modal } from 'storybook/internal/components';
import { useStorybookApi } from 'storybook/manager-api';
import type { SearchResult } from './createSearch.ts';
import { SearchDialog } from './SearchDialog.tsx';
import { First } from './styles.ts';

export const SEARCH_ID = 'mall/full-text-search';
const SHORTCUT = ['alt', 'K'];

const Magnifier = () => (
  <svg width="14" height="14" viewBox="0 0 14 14" fill="none" stroke="currentColor" aria-hidden>
    <circle cx="6" cy="6" r="4.5" />
    <path d="M9.5 9.5L13 13" strokeLinecap="round" />
  </svg>
);

/** Scrolls an open page to a heading; a page that is only opened scrolls by itself. */
function scrollPreview(anchor: string): void {
  const preview = document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe');
  preview?.contentDocument?.getElementById(anchor)?.scrollIntoView();
}

/** The button of the toolbar that opens the search of all pages, also by a key. */
export function SearchTool() {
  const api = useStorybookApi();
  const [isOpen, setOpen] = React.useState(false);
  React.useEffect(() => {
    void api.setAddonShortcut(SEARCH_ID, {
      label: '全文搜尋 Search all text',
      actionName: 'open',
      defaultShortcut: SHORTCUT,
      showInMenu: false,
      action: () => setOpen(true),
    });
  }, [api]);

  const hrefOf = ({ entry }: SearchResult) => {
    const globals = api.getQueryParam('globals');
    const shared = globals ? `&globals=${globals}` : '';
    return `?path=/docs/${entry.page}${shared}${entry.anchor && `#${entry.anchor}`}`;
  };
  const open = (result: SearchResult) => {
    const { page, anchor } = result.entry;
    setOpen(false);
    if (api.getUrlState().storyId === page) scrollPreview(anchor);
    api.navigateUrl(hrefOf(result), {});
  };

  return (
    <First>
      <Button
        variant="ghost"
        padding="small"
        ariaLabel="全文搜尋 Search all text"
        shortcut={SHORTCUT}
        onClick={() => setOpen(true)}
      >
        <Magnifier />
        全文搜尋
      </Button>
      <Modal ariaLabel="全文搜尋 Search all text" width={640} open={isOpen} onOpenChange={setOpen}>
        <SearchDialog hrefOf={hrefOf} onOpen={open} />
      </Modal>
    </First>
  );
}
