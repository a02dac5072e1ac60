/*
 * contract/api.gen.ts from the contract: what each call takes, gives and refuses, as plain types. The app's type-check reads them and
 * never meets TypeBox. `--check` writes nothing and fails when the file is out of date.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { gatewayBuild } from './lib/build.mjs'
import { at } from './lib/paths.mjs'
import { typeOf } from './lib/schema-types.mjs'

const target = at('contract/api.gen.ts')
const bundle = at('dist/gateway-tools/contract.mjs')

const HEAD = `// Made from the contract by \`npm run api:types\`; do not edit.
`
const TAIL = `
export type ApiKey = keyof Api
export type In<K extends ApiKey> = Api[K]['in']
export type Out<K extends ApiKey> = Api[K]['out']
/** Codes that the call itself refuses with. */
export type Refuses<K extends ApiKey> = Api[K]['refuses']
/** The row type of a paged call. */
export type Row<K extends ApiKey> = Out<K> extends { list: (infer R)[] } ? R : never
`

function entry([key, { in: taken, out, once, refuses = [] }]) {
  const input = [...(taken ? [typeOf(taken)] : []), ...(once ? ['{ requestNo: string }'] : [])].join(' & ') || 'unknown'
  const codes = refuses.map((code) => `'${code}'`).join(' | ') || 'never'
  return `  '${key}': {\n    in: ${input}\n    out: ${out ? typeOf(out) : 'null'}\n    refuses: ${codes}\n  }`
}

mkdirSync(at('dist/gateway-tools'), { recursive: true })
await build(gatewayBuild(at('contract/index.ts'), bundle))
const { contract } = await import(pathToFileURL(bundle).href)
const text = `${HEAD}export interface Api {\n${Object.entries(contract).map(entry).join('\n')}\n}\n${TAIL}`
const current = existsSync(target) ? readFileSync(target, 'utf8') : ''

if (!process.argv.includes('--check')) {
  if (text !== current) writeFileSync(target, text)
  process.stdout.write(text === current ? 'api.gen.ts was up to date\n' : 'api.gen.ts written\n')
} else if (text !== current) {
  process.stderr.write('contract/api.gen.ts does not follow from the contract: run npm run api:types\n')
  process.exitCode = 1
} else {
  process.stdout.write('api.gen.ts follows from the contract\n')
}
