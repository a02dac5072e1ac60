import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** `amount: number`, `payFee?: null | number` in the plain types of all calls. */
const FLOAT = /\b\w*(?:amount|fee|price|balance|volume|money|usage)\??: (?:null \| )?number\b/gi

test.each(['amount: number', 'lateFee?: null | number', 'gasVolume: number'])('%s is a float', (text) =>
  expect(text.match(FLOAT)).toEqual([text]),
)

/** A state as any text: no compiler would find a page that does not know one. */
const ANY_STATE = /\b(?:state|status)\??: (?:null \| )?string\b/g

const api = readFileSync(join(__dirname, 'api.gen.ts'), 'utf8')

test.each(['state: string', 'status?: null | string'])('%s says no states', (text) =>
  expect(text.match(ANY_STATE)).toEqual([text]),
)

test('a state is one of those that its machine has', () => expect(api.match(ANY_STATE)).toBeNull())

test('money and volumes are decimal texts in every call', () => {
  expect(api).toContain('amount: string')
  expect(api.match(FLOAT)).toBeNull()
})
