import { describe, expect, test } from 'vitest';
import { readHtml } from '../../../src/mail/html/index.ts';
import { processorNow } from '../../processor-now.ts';

const N = 5_000;
/** Inputs by size; each must not cost much more than its size. */
const GROWING: Readonly<Record<string, (n: number) => string>> = {
  'nested div': (n) => `${'<div>'.repeat(n)}x`,
  'nested styled div': (n) => `${'<div style="opacity:.99">'.repeat(n)}x`,
  'nested tables': (n) => `${'<table><tr><td>'.repeat(n / 4)}x`,
  'nested quotes': (n) => `${'<blockquote>'.repeat(n)}x`,
  'flat paragraphs': (n) => '<p style="color:#333">a</p>'.repeat(n),
  links: (n) => '<a href="https://a.example/">a</a>'.repeat(n),
  siblings: (n) => `<style>p~p~p~b{color:red}p:nth-child(2n+1){color:red}</style>${'<p>a</p>'.repeat(n)}`,
  descendants: (n) =>
    `<style>a b c d e i{color:red}.x div div i{color:red}</style>${'<div>'.repeat(n / 10)}${'<i>a</i>'.repeat(n)}`,
  ':has': (n) =>
    `<style>div:has(b) p:not(:has(~ i)){color:red}</style>${'<div>'.repeat(n / 10)}${'<p>a</p>'.repeat(n)}`,
  'nested :is': (n) =>
    `<style>:is(:is(:is(a,b),p),div) :not(:not(p)){color:red}</style>${'<p>a</p>'.repeat(n)}`,
  'broken rules': (n) => `<style>${'a{b}\n'.repeat(4 * n)}</style><p>x`,
  'broken rules in a media block': (n) => `<style>@media screen{${'a{b}\n'.repeat(4 * n)}}</style><p>x`,
  'broken declarations': (n) => `<style>a{${'b\n;'.repeat(4 * n)}}</style><p>x`,
  'nested rules without end': (n) => `<style>a{${'b:hover{c}\n'.repeat(n)}</style><p>x`,
  'broken selectors': (n) => `<style>${'a[b{b:c}\n]{}'.repeat(n)}</style><p>x`,
  'broken declarations of a style': (n) => `<p style="${'\\b\n;'.repeat(4 * n)}">x`,
  'brackets in a sheet': (n) => `<style>${'('.repeat(n)}</style>x`,
  'braces in a sheet': (n) => `<style>${'a{'.repeat(n)}</style>x`,
  'brackets in a style': (n) => `<p style="color:${'calc('.repeat(n)}">x`,
  gradient: (n) => `<p style="background:linear-gradient(${'red,'.repeat(n)})">x`,
  media: (n) => `<style>@media ${'not ('.repeat(n)}{p{a:b}}</style>x`,
  'long selector': (n) => `<style>${'a '.repeat(n)}{a:b}</style><p>x`,
  spaces: (n) => `a${' '.repeat(n * 8)}b`,
  'open tags in a comment': (n) => `<!--${'<'.repeat(n * 8)}-->x`,
  attributes: (n) =>
    `<p ${Array.from({ length: n / 4 }, (_, i) => `a${i}="some words stand here now"`).join(' ')}>x`,
  padding: (n) => '&zwnj;&nbsp;'.repeat(n),
  variables: (n) => '<p style="--a:var(--b);--b:var(--a);color:var(--a)">a'.repeat(n / 10),
};

const time = (html: string): number => {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 2; i++) {
    const start = processorNow();
    readHtml(html);
    best = Math.min(best, processorNow() - start);
  }
  return best;
};

describe('work grows with the input', () => {
  test.each(Object.entries(GROWING))('%s', (_, make) => {
    const [small, large] = [time(make(N)), time(make(4 * N))];
    // Four times the size; the floor keeps noise of small times out.
    expect(large).toBeLessThan(10 * Math.max(small, 30));
    expect(large).toBeLessThan(2_000);
  });

  test('selectors against elements stop at their budget', () => {
    const rules = Array.from({ length: 2_000 }, () => '*{color:red}').join('');
    const start = processorNow();
    const { anomalies } = readHtml(`<style>${rules}</style>${'<p>a</p>'.repeat(20_000)}`);
    expect(processorNow() - start).toBeLessThan(2_000);
    expect(anomalies.map((a) => a.code)).toContain('html-selector-limit');
  });
});
