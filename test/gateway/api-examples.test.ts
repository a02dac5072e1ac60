/*
 * Examples of calls in the document of the whole contract (/docs/api). Each call has one, and each is what its entry takes and gives.
 * `npm run api:examples` makes those that are missing or no longer hold, out of what the demo world answers.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { contract } from '@contract'
import type { Endpoint } from '@contract/endpoint'
import { EXAMPLES, readExamples } from '../../gateway/demo/api-examples'
import type { CallExample } from '../../gateway/http/openapi-document'
import { calls, faultsOf, made } from './api-examples'

/** Set by `npm run api:examples`. */
const isMaking = process.env['API_EXAMPLES'] === '1'

const known: Record<string, CallExample> = {}

beforeAll(async () => {
  if (isMaking) {
    const before = readExamples()
    const now = await made(before)
    const lines = Object.entries(now).map(([key, example]) => `${JSON.stringify(key)}:${JSON.stringify(example)}`)
    writeFileSync(EXAMPLES, `{\n${lines.join(',\n')}\n}\n`)
  }
  Object.assign(known, readExamples())
})

test('each call has one, and no other', () => {
  expect(Object.keys(known).filter((key) => !(key in contract))).toEqual([])
  expect(calls.map(([key]) => key).filter((key) => !(key in known))).toEqual([])
})

test('each holds what its entry takes, and what it gives', () => {
  const wrong = Object.entries(known).flatMap(([key, example]) =>
    faultsOf((contract as Record<string, Endpoint>)[key] ?? { access: 'public' }, example).map(
      (one) => `${key}: ${one}`,
    ),
  )
  expect(wrong).toEqual([])
})

test('they give away no address that opens a file, and no token', () => {
  expect(readFileSync(EXAMPLES, 'utf8').match(/[?&]s=[\w-]{20,}|eyJ[\w-]{20,}/g) ?? []).toEqual([])
})
