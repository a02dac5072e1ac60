import { typeOf } from './schema-types.mjs'

test.each([
  [{ type: 'string', pattern: '^x$' }, 'string'],
  [{ type: 'integer', minimum: 1 }, 'number'],
  [{ const: true, type: 'boolean' }, 'true'],
  [{ const: "it's", type: 'string' }, "'it\\'s'"],
  [{ type: 'string', enum: ['A', 'B'] }, "'A' | 'B'"],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string | null'],
  [{ type: 'array', items: { type: 'string', enum: ['A', 'B'] } }, "('A' | 'B')[]"],
  [{ type: 'array', items: [{ type: 'string' }, { type: 'number' }] }, '[string, number]'],
  [{ type: 'object', patternProperties: { '^(.*)$': { type: 'integer' } } }, 'Record<string, number>'],
  [{ type: 'object', properties: {} }, '{}'],
  [
    { type: 'object', properties: { a: { type: 'string' }, 'b-c': { type: 'null' } }, required: ['a'] },
    "{ a: string; 'b-c'?: null }",
  ],
  [{}, 'unknown'],
])('%j is %s', (schema, expected) => expect(typeOf(schema)).toBe(expected))

test('a word that the contract has not used before is an error', () => {
  expect(() => typeOf({ not: { type: 'string' } })).toThrow('does not know')
})
