import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** `amount: number`, `payFee?: null | number` in the plain types of all calls. */
const FLOAT = /\b\w*(?:amount|fee|price|balance|volume|money|usage)\??: (?:null \| )?number\b/gi

test.each(['amount: number', 'lateFee?: null | number', 'gasVolume: number'])('%s is a float', (text) =>
  expect(text.match(FLOAT)).toEqual([text]),
)

test('money and volumes are decimal texts in every call', () => {
  const api = readFileSync(join(__dirname, 'api.gen.ts'), 'utf8')
  expect(api).toContain('amount: string')
  expect(api.match(FLOAT)).toBeNull()
})
