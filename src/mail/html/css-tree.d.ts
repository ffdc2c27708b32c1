// The parts of css-tree, which its types know as a whole only.

declare module 'css-tree/parser' {
  export { parse as default } from 'css-tree';
}

declare module 'css-tree/tokenizer' {
  export { tokenize, tokenTypes } from 'css-tree';
}

declare module 'css-tree/utils' {
  export { ident } from 'css-tree';
}
