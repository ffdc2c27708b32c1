export { type Document, readDocument } from './read-document.ts';
