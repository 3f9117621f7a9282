/** Stylesheet of the server's own pages: the shop's colours (light and dark), mobile first. */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --ground: #fbf7f0; --surface: #fff; --sunken: #f3ece0; --text: #2b211a; --muted: #6b5b4e;
  --brand: #b5432a; --on-brand: #fff; --soft: #fcefcf; --warning: #8a5a00; --border: #94816d;
  --ring: #1f5fa8; --shadow: 0 12px 32px rgb(90 60 30 / 12%);
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #17120e; --surface: #211a15; --sunken: #100c09; --text: #f4ebdf; --muted: #bbaa98;
    --brand: #f0896b; --on-brand: #2a0f06; --soft: #3a2c0e; --warning: #f0be5b; --border: #8b7a6a;
    --ring: #8ab8f5; --shadow: none;
  }
}
* { box-sizing: border-box; margin: 0; }
body {
  min-height: 100vh; padding: 24px 16px; display: grid; place-items: start center;
  background: var(--ground); color: var(--text); line-height: 1.65; font-size: 16px;
  font-family: "PingFang TC", "Microsoft JhengHei", "Noto Sans CJK TC", "Noto Sans TC", sans-serif;
}
main {
  width: 100%; max-width: 440px; padding: 24px; display: grid; gap: 16px;
  background: var(--surface); border-radius: 20px; box-shadow: var(--shadow);
}
.shop { display: flex; justify-content: space-between; align-items: center; font-weight: 600; }
.shop span {
  padding: 2px 12px; border-radius: 999px; font-size: 12px; font-weight: 500;
  background: var(--soft); color: var(--warning);
}
h1 { font-size: 22px; line-height: 1.3; }
.amount { font-size: 36px; font-weight: 700; line-height: 1.3; font-variant-numeric: tabular-nums; }
.amount small { display: block; font-size: 14px; font-weight: 400; color: var(--muted); }
dl { padding: 16px; border-radius: 14px; background: var(--sunken); display: grid; gap: 8px; }
dl div { display: flex; gap: 16px; justify-content: space-between; font-size: 14px; }
dt { flex: none; color: var(--muted); }
dd { text-align: right; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
ul { padding: 0; list-style: none; font-size: 14px; }
li { padding: 8px 0; border-top: 1px solid var(--sunken); overflow-wrap: anywhere; }
.note { font-size: 14px; color: var(--muted); }
a { color: var(--brand); overflow-wrap: anywhere; }
.letter { display: grid; gap: 4px; padding: 16px; border-radius: 14px; background: var(--sunken); }
.letter p:empty { height: 8px; }
form { display: grid; gap: 12px; }
label { font-size: 14px; color: var(--muted); }
input:not([type="hidden"]) {
  min-height: 48px; padding: 0 16px; border-radius: 14px; border: 1px solid var(--border);
  background: var(--surface); color: var(--text); font: inherit; width: 100%;
}
[role="alert"] { color: var(--warning); }
button, .button {
  min-height: 48px; padding: 0 16px; border-radius: 14px; border: 1px solid var(--border);
  display: grid; place-items: center; font: inherit; font-weight: 600; cursor: pointer;
  background: transparent; color: var(--text); text-decoration: none;
}
button.pay { background: var(--brand); border-color: var(--brand); color: var(--on-brand); }
button.quiet { border-color: transparent; color: var(--muted); }
:focus-visible { outline: 2px solid var(--ring); outline-offset: 2px; }
@media (min-width: 768px) { body { padding-top: 64px; } main { padding: 32px; } }
`;
