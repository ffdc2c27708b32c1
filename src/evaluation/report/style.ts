/** The page's whole style: light, dark by the reader's system, and paper. Series colours are told apart by colour-blind eyes. */
export const STYLE = `
:root{color-scheme:light dark;--ink:#1c1f23;--soft:#59616b;--faint:#d9dde2;--paper:#fff;--band:#f4f6f8;--warn:#8a3b00;
--s0:#0b5fa5;--s1:#c4511b;--s2:#1a7f5a;--s3:#8646a8;--s4:#8f6b00;--s5:#b0305f;--s6:#2f7d8c;--s7:#5b5f66}
@media (prefers-color-scheme:dark){:root{--ink:#e6e8eb;--soft:#a3abb5;--faint:#3a4048;--paper:#15181c;--band:#1d2126;--warn:#ffb27a;
--s0:#6cb6ff;--s1:#ff9b66;--s2:#5fd0a4;--s3:#d2a2ef;--s4:#e3c04a;--s5:#ff8fb5;--s6:#7fd3e0;--s7:#b9bec6}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.5 system-ui,sans-serif}
main{max-width:1180px;margin:0 auto;padding:28px 22px 80px}
h1{font-size:1.7rem;line-height:1.2;margin:0 0 8px}
h2{font-size:1.25rem;margin:44px 0 8px;padding-top:14px;border-top:2px solid var(--faint)}
h3{font-size:1rem;margin:24px 0 6px}
p,ul{max-width:80ch;margin:6px 0}
a{color:var(--s0)}
nav ul{columns:2;column-gap:36px;padding-left:18px;max-width:none}
.soft{color:var(--soft)}
.warn{color:var(--warn);font-weight:600}
.mode{font-size:.8rem;font-weight:600;border:1px solid currentColor;border-radius:4px;padding:1px 7px;margin-left:8px;white-space:nowrap;vertical-align:middle}
.wide{overflow-x:auto;margin:6px 0 14px}
table{border-collapse:collapse;font-size:13px;font-variant-numeric:tabular-nums}
th,td{padding:4px 10px;border-bottom:1px solid var(--faint);vertical-align:top;text-align:left}
th{font-weight:600;vertical-align:bottom;border-bottom:2px solid var(--soft)}
td:first-child{min-width:9em}
.n{text-align:right;white-space:nowrap}
th.n{white-space:normal}
td small{display:block;color:var(--soft);font-size:11px;white-space:nowrap}
td.words small{white-space:normal}
tbody tr:nth-child(even){background:var(--band)}
.mail{white-space:pre-wrap;overflow-wrap:anywhere;max-width:60ch;font-family:ui-monospace,monospace;font-size:12px}
.figures{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,460px),1fr));gap:18px 28px;margin:14px 0}
figure{margin:0}
.one{grid-template-columns:minmax(0,820px)}
.one svg{max-width:820px}
figcaption{font-weight:600;font-size:13px;margin-bottom:4px}
svg{display:block;width:100%;height:auto;max-width:640px;font:12px system-ui,sans-serif}
svg text{fill:var(--ink)}
svg .tick{fill:var(--soft);font-size:11px}
svg .grid{stroke:var(--faint);stroke-width:1}
svg .axis{stroke:var(--soft);stroke-width:1}
svg .chance{stroke:var(--soft);stroke-width:1;stroke-dasharray:3 4;fill:none}
svg .line{fill:none;stroke-width:2;stroke-linejoin:round}
svg .area{fill-opacity:.14;stroke-width:1.5}
svg .hollow{fill:var(--paper);stroke:var(--ink);stroke-width:1.8}
${[0, 1, 2, 3, 4, 5, 6, 7]
  .map(
    (i) =>
      `svg .line.s${i}{stroke:var(--s${i})}svg .fill.s${i}{fill:var(--s${i})}svg .area.s${i}{fill:var(--s${i})}`,
  )
  .join('\n')}
@media print{
@page{size:A4 landscape;margin:12mm}
:root{--ink:#000;--soft:#444;--faint:#bbb;--paper:#fff;--band:#fff;--warn:#000;--s0:#0b5fa5;--s1:#c4511b;--s2:#1a7f5a;--s3:#8646a8;--s4:#8f6b00;--s5:#b0305f;--s6:#2f7d8c;--s7:#5b5f66}
body{font-size:10pt}
main{padding:0;max-width:none}
nav{display:none}
h2,h3{break-after:avoid}
figure,tr{break-inside:avoid}
.figures{grid-template-columns:1fr 1fr}
.one{grid-template-columns:1fr}
.wide{overflow:visible}
table{font-size:7pt;width:100%}
th,td{padding:2px 3px}
td:first-child{min-width:0}
td small{font-size:6pt;white-space:normal}
.n,.mode{white-space:normal}
}
`;
