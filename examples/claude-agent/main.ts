/**
 * Claude Agent SDK: hooks before and after every tool call; a call in doubt is put to the user by the SDK itself.
 * The SDK is not installed here (its native binary has 384 MB): the hooks are called below as the SDK calls them. With it:
 *
 *   for await (const message of query({ prompt, options: { mcpServers, hooks: hooks(gate), canUseTool } })) …
 *
 * Run: npx tsx examples/claude-agent/main.ts
 */
import { createGuard, loadDetector } from 'chainmail';
import { createGate, hooks } from 'chainmail/claude-agent';
import { ACCOUNT, CALLS, line, REQUEST, readEmail, saysYes, sendEmail, sent } from '../toy/mail.ts';

const session = createGuard({ detector: await loadDetector(), account: ACCOUNT, now: Date.now }).session();
const { PreToolUse, PostToolUse } = hooks(createGate(session)); // without `ask`: the SDK asks
const tools = { read_email: readEmail, send_email: sendEmail };

session.user(REQUEST);
for (const [n, { name, args }] of CALLS.entries())
  console.log(`${name} -> ${line(await turn(n, name, args))}`);
console.log(`sent to: ${sent.join(', ')}`);

/** What the SDK does with one call: hook, permission, tool, hook. */
async function turn(n: number, name: keyof typeof tools, args: object): Promise<string> {
  // Tools of an MCP server have names such as mcp__mail__read_email.
  const call = { tool_name: `mcp__mail__${name}`, tool_input: args, tool_use_id: `call-${n}` };
  const before = await PreToolUse[0]!.hooks[0]!({ hook_event_name: 'PreToolUse', ...call });
  const { permissionDecision, permissionDecisionReason = '' } = before.hookSpecificOutput ?? {};
  if (permissionDecision === 'deny') return permissionDecisionReason;
  if (permissionDecision === 'ask') {
    const yes = saysYes((args as { to?: string }).to);
    console.log(`? ${line(permissionDecisionReason)} ${yes ? 'yes' : 'no'}`);
    if (!yes) return 'The user refused.';
  }
  const result = tools[name](args as never);
  const after = await PostToolUse[0]!.hooks[0]!({
    hook_event_name: 'PostToolUse',
    ...call,
    tool_response: result,
  });
  return String(after.hookSpecificOutput?.updatedToolOutput ?? result);
}
