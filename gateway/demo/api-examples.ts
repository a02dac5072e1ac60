import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CallExample } from '../http/openapi-document'

/** Beside this file in the sources, and beside the built demo world. Made by `npm run api:examples`. */
export const EXAMPLES = join(dirname(fileURLToPath(import.meta.url)), 'api-examples.gen.json')

/** Examples by call of the document of the whole contract (/docs/api): what the demo world was asked and has answered. */
export const readExamples = (): Record<string, CallExample> =>
  JSON.parse(readFileSync(EXAMPLES, 'utf8')) as Record<string, CallExample>
