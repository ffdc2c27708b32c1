export { readPolicy as searchPolicy } from './read.ts';
