import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InputError } from '../../../src/errors.ts';
import { type HtmlRun, readHtml } from '../../../src/mail/html/index.ts';

const texts = (html: string, visible: boolean): string[] =>
  readHtml(html)
    .runs.filter((r) => r.kind === 'text' && r.visible === visible)
    .map((r) => r.text);
const asides = (html: string, kind: HtmlRun['kind']): HtmlRun[] =>
  readHtml(html).runs.filter((r) => r.kind === kind);

describe('text as rendered', () => {
  test('inline text joins, blocks and br end lines, cells are parted', () => {
    expect(
      texts(
        '<p>Good <b>mor</b>ning\n  all</p><div>one<br>two</div><table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>',
        true,
      ),
    ).toEqual(['Good morning all\none\ntwo\na\tb\nc']);
    expect(texts('<pre>a\n  b</pre>', true)).toEqual(['a\n  b']);
  });

  test('hidden letters do not part the visible word, nor the other way round', () => {
    expect(texts('he<span style="display:none">xx</span>llo', true)).toEqual(['hello']);
    expect(texts('<i hidden>se</i>a<i hidden>cret</i>', false)).toEqual(['secret']);
  });

  test('hidden text names its technique', () => {
    const why = (html: string): (string | undefined)[] =>
      readHtml(html)
        .runs.filter((r) => !r.visible)
        .map((r) => r.hiddenBy);
    expect(why('<p style="display:none">a</p>')).toEqual(['display:none']);
    expect(why('<p style="font-size:0">a</p>')).toEqual(['font-size:0']);
    expect(why('<p style="color:#fff">a</p>')).toEqual(['color on background']);
    expect(why('<p style="position:absolute;left:-999em">a</p>')).toEqual(['off-screen']);
    expect(why('<p hidden>a</p>')).toEqual(['hidden attribute']);
    expect(why('<details>a</details>')).toEqual(['closed details']);
    expect(why('<template>a</template>')).toEqual(['template']);
    expect(why('<p style="max-height:0;overflow:hidden">a</p>')).toEqual(['max-height:0']);
  });

  test('an invalid selector drops its rule, as in a browser', () => {
    const hidden = (selector: string): number =>
      texts(`<style>${selector}{display:none}</style><p id="1">a</p><p id="-1">b</p><p id="_1">c</p>`, false)
        .length;
    expect(['#1', '#-1', 'p,#1', '|p'].map(hidden)).toEqual([0, 0, 0, 0]);
    expect(['#\\31', '#_1', '*|p', '#-\\31'].map(hidden)).toEqual([1, 1, 1, 1]);
  });

  test('padding of a preview line is told apart from what it pads', () => {
    const { runs } = readHtml(
      `<div style="display:none">News of the week${'&zwnj;&nbsp;'.repeat(40)}</div><p>Body</p>`,
    );
    expect(runs.map((r) => [r.hiddenBy, r.visible])).toEqual([
      ['display:none', false],
      ['preheader padding', false],
      [undefined, true],
    ]);
  });

  test('quotes and signatures', () => {
    const { runs } = readHtml(
      '<p>New</p><div class="gmail_quote">Then<blockquote>Earlier</blockquote></div><div class="gmail_signature">Ann</div>',
    );
    expect(runs.map((r) => [r.text, r.block])).toEqual([
      ['New', null],
      ['Then\nEarlier', 'quote'],
      ['Ann', 'signature'],
    ]);
    expect(
      readHtml('<p>New</p><div id="divRplyFwdMsg">From: x</div><div>Old</div>').runs.at(-1),
    ).toMatchObject({ block: 'quote' });
  });
});

describe('what is not text', () => {
  test('attributes: alt is seen unless its image is not, a title is not', () => {
    expect(
      asides(
        '<img src="a" alt="Our shop"><img src="b" alt="pixel" width="1"><a title="Hover text">x</a>',
        'attribute',
      ),
    ).toMatchObject([
      { name: 'alt', text: 'Our shop', visible: true },
      { name: 'alt', text: 'pixel', visible: false },
      { name: 'title', text: 'Hover text', visible: false, hiddenBy: 'title attribute' },
    ]);
    expect(asides('<p data-note="please read all of this first">x</p>', 'attribute')).toHaveLength(1);
    expect(asides('<p data-id="4711-abc" class="a b c d e f g h">x</p>', 'attribute')).toHaveLength(0);
  });

  test('data: URLs with text are read', () => {
    expect(asides('<a href="data:text/plain,quiet%20words%20here">x</a>', 'attribute')).toMatchObject([
      { text: 'quiet words here', visible: false },
    ]);
    expect(asides('<a href="data:text/html;base64,PGI+cXVpZXQ8L2I+">x</a>', 'attribute')).toMatchObject([
      { text: 'quiet' },
    ]);
    expect(asides('<img src="data:image/png;base64,AAAA">', 'attribute')).toEqual([]);
  });

  test('comments: plain, conditional; downlevel-revealed text is seen', () => {
    expect(asides('<!-- a note -->', 'comment')).toMatchObject([{ name: 'comment', text: 'a note' }]);
    expect(asides('<!--[if mso]><p>For one program</p><![endif]-->', 'comment')).toMatchObject([
      { name: 'conditional comment', text: 'For one program' },
    ]);
    expect(texts('<![if !mso]><p>For the others</p><![endif]>', true)).toEqual(['For the others']);
    expect(asides('<!--[if mso]><table><tr><td><![endif]-->', 'comment')).toEqual([]);
  });

  test('srcdoc and a style element without rules hide text', () => {
    expect(readHtml('<iframe srcdoc="<p>framed words here</p>"></iframe>').runs).toMatchObject([
      { visible: false, text: 'framed words here' },
    ]);
    expect(texts('<style>words that are no rules at all</style>', false)).toEqual([
      'words that are no rules at all',
    ]);
    expect(texts('<style>p{color:red}</style>', false)).toEqual([]);
  });

  test('links with their text, kind and visibility', () => {
    const { links } = readHtml(
      '<a href=" https://a.example/ ">Go <b>there</b></a><a href="b"><img src="i.png"></a><a href="c" style="display:none">no</a><form action="f"></form>',
    );
    expect(links).toEqual([
      { href: 'https://a.example/', text: 'Go there', kind: 'link', visibility: 'visible' },
      { href: 'b', text: '', kind: 'link', visibility: 'visible' },
      { href: 'i.png', text: '', kind: 'image', visibility: 'visible' },
      { href: 'c', text: '', kind: 'link', visibility: 'hidden' },
      { href: 'f', text: '', kind: 'form', visibility: 'visible' },
    ]);
  });
});

describe('any input', () => {
  const fragment = fc.constantFrom(
    '<div>',
    '</div>',
    '<p style="',
    'display:none',
    '">',
    "'",
    '<!--',
    '-->',
    '<table>',
    '<td>',
    '</p',
    '<style>',
    '.a{',
    '}',
    '</style>',
    '&#0;',
    '&nbsp;',
    '<svg>',
    '<template>',
    'word ',
    '\0',
    '<a href="data:,x">',
    '\\6e ',
    'calc(',
    ')',
    '@media ',
    '!important',
    ';',
    ':',
    '<![if !x]>',
    'var(--a)',
  );
  test('gives an answer, twice the same', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(fragment, { maxLength: 40 }).map((a) => a.join('')),
        ),
        (html) => {
          const { runs } = readHtml(html);
          for (const run of runs) expect(run.visible ? run.hiddenBy : run.hiddenBy === undefined).toBeFalsy();
          expect(readHtml(html).runs).toEqual(runs);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('ranges point at the text they claim', () => {
    const html =
      '<p>first words</p><!-- a comment --><p style="opacity:0">second <b>words</b> here</p><img alt="third words" src="x">';
    for (const { text, range, kind } of readHtml(html).runs) {
      const source = html.slice(...range!).replace(/<[^>]*>/g, '');
      if (kind === 'text') expect(source).toBe(text);
      else expect(html.slice(...range!)).toContain(text);
    }
  });

  test('limits are named and checked; beyond them the text is still read', () => {
    expect(() => readHtml('', { characters: 0 })).toThrow(InputError);
    expect(() => readHtml('', { letters: 5 } as never)).toThrow(/letters/);
    const long = readHtml(`${'<b>x</b>'.repeat(100)}<p>the very end</p>`, { characters: 200 });
    expect(long.anomalies.map((a) => a.code)).toEqual(['html-characters-limit']);
    expect(long.runs.at(-1)!.text).toContain('the very end');
    const many = readHtml(`${'<b>x</b>'.repeat(100)}<p>the very end</p>`, { nodes: 50 });
    expect(many.anomalies.map((a) => a.code)).toEqual(['html-nodes-limit']);
    expect(many.runs.at(-1)!.text).toContain('the very end');
    const rules = readHtml('<style>a{color:red}b{display:none}</style><b>x</b>', { styleRules: 1 });
    expect(rules.anomalies.map((a) => a.code)).toEqual(['html-style-rules-limit']);
  });
});
