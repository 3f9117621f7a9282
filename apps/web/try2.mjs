const origin = process.argv[2];
const { render } = await import('/work/wt/ssr/apps/web/renderer/dist/render.js');
for (const url of process.argv.slice(3)) {
  const t = performance.now();
  const p = await render({ url, origin, fetch }).catch(e => (console.log(e), null));
  console.log(url, Math.round(performance.now()-t)+'ms', p && [p.head.length, p.body.length, p.state.length, 'busy', (p.body.match(/aria-busy="true"/g)||[]).length, 'script', (p.body.match(/<script/g)||[]).length, 'tmpl', (p.body.match(/<template|<!--\$[?!]/g)||[]).length].join(' '));
  if (p) console.log('   ', p.body.replace(/<[^>]*>/g,' ').replace(/\s+/g,' ').slice(60,260));
}
process.exit(0);
