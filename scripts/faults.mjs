/*
 * npm run faults: what the gateway does when something around it breaks. `--list`, `--only a,b` and `--write` as in npm run bench.
 */
import { runParts } from './lib/parts.mjs'

await runParts('faults', process.argv.slice(2))
