export { addressesOf, addressOf, headerOf, headersOf } from './headers.ts';
export { MAIL_LIMITS, type MailLimits } from './limits.ts';
export type * from './message.ts';
export { type ParseOptions, parseMessage } from './parse-message.ts';
export { unreadText } from './unread.ts';
