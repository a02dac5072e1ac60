/*
 * npm run bench: how fast the product is here. Each part measures one thing beside something comparable in the same run.
 *   --list            names the parts with their limits
 *   --only a,b        runs these; without it all
 *   --write           also renews their sections of docs/bench/latest.md
 * One line a part on standard output; ends with 1 when a part is past its limit.
 */
import { runParts } from './lib/parts.mjs'

await runParts('bench', process.argv.slice(2))
