import { addons, types } from 'storybook/manager-api';
import { frameNow, onSchemeChange } from './frame.ts';
import { SEARCH_ID, SearchTool } from './search/SearchTool.tsx';

const applyTheme = () => addons.setConfig({ theme: frameNow() });
onSchemeChange(applyTheme);
applyTheme();

addons.register(SEARCH_ID, () =>
  addons.add(SEARCH_ID, {
    type: types.TOOL,
    title: '全文搜尋 Search all text',
    match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs',
    render: SearchTool,
  }),
);
