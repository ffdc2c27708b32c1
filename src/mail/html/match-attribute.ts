import type { Element } from './defaults.ts';
import type { AttributeTest } from './selector.ts';

/** Whether an element's attribute passes the test of an attribute selector (Selectors 4, section 6). */
export function attributeMatches(el: Element, { name, operator, value, ignoreCase }: AttributeTest): boolean {
  const found = el.attrs.find((a) => a.name === name);
  if (!found) return false;
  const actual = ignoreCase ? found.value.toLowerCase() : found.value;
  switch (operator) {
    case '':
      return true;
    case '=':
      return actual === value;
    case '~=':
      return value !== '' && !/\s/.test(value) && actual.split(/\s+/).includes(value);
    case '|=':
      return actual === value || actual.startsWith(`${value}-`);
    case '^=':
      return value !== '' && actual.startsWith(value);
    case '$=':
      return value !== '' && actual.endsWith(value);
    case '*=':
      return value !== '' && actual.includes(value);
    default:
      return false;
  }
}
