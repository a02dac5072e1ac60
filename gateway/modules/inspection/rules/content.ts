import { createHash } from 'node:crypto'

export type ItemResult = 'OK' | 'FAIL' | 'NA'

/** What a signature under a report covers: everything that the inspector filed (D 2.4). */
export interface Content {
  reportNo: string
  bp: string
  kind: string
  planId: string | null
  siteName: string
  address: string
  inspectAt: string
  inspectorName: string
  inspectorNo: string
  inspectorPhone: string
  visitResult: string
  conclusion: string | null
  items: readonly object[]
  readings: readonly object[]
  summary: string
}

/** JSON with the keys of every object in the order of their text, without white space: the same content gives the same text. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${canonicalJson(one)}`).join(',')}}`
}

const FIELDS = [
  'reportNo',
  'bp',
  'kind',
  'planId',
  'siteName',
  'address',
  'inspectAt',
  'inspectorName',
  'inspectorNo',
  'inspectorPhone',
  'visitResult',
  'conclusion',
  'items',
  'readings',
  'summary',
] as const satisfies readonly (keyof Content)[]

/** SHA-256 of the content in UTF-8, in hexadecimal digits. */
export const contentHash = (content: Content): string =>
  createHash('sha256')
    .update(canonicalJson(Object.fromEntries(FIELDS.map((name) => [name, content[name]]))))
    .digest('hex')
