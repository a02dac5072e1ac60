import { Type as t, type TSchema } from '@sinclair/typebox'
import { contract } from '@contract'
import type { Endpoint } from '@contract/endpoint'
import { serializeAnswer } from './serialize'

const write = (schema: TSchema) =>
  serializeAnswer({ schema, method: 'GET', url: '/', httpStatus: '200' }) as (value: unknown) => string
const written = (schema: TSchema, value: unknown): unknown => JSON.parse(write(schema)(value))

/** Text that a writer by hand would get wrong. */
const text = '工业"园区\\\n\u2028😀</script>'

/** Values of a schema: every alternative and every empty place occurs at least once. */
function samples(schema: TSchema): unknown[] {
  if (schema['anyOf']) return (schema['anyOf'] as TSchema[]).flatMap(samples)
  if (schema['const'] !== undefined) return [schema['const']]
  if (schema['enum']) return schema['enum'] as unknown[]
  switch (schema['type']) {
    case 'object':
      return objects(schema)
    case 'array': {
      const items = schema['items'] as TSchema | TSchema[]
      return [[], Array.isArray(items) ? items.map((one) => samples(one)[0]) : samples(items)]
    }
    case 'integer':
      return [0, -7, 123456789012]
    case 'number':
      return [0, 12.5]
    case 'boolean':
      return [true, false]
    case 'string':
      return ['', '4913.60', text]
    default:
      return [null]
  }
}

/** The n-th object takes the n-th sample of each field; one more lacks what may be absent. */
function objects(schema: TSchema): unknown[] {
  const fields = Object.entries((schema['properties'] ?? {}) as Record<string, TSchema>)
  const free = Object.values((schema['patternProperties'] ?? {}) as Record<string, TSchema>).flatMap(samples)
  const lists = fields.map(([name, field]) => [name, samples(field)] as const)
  const count = Math.max(1, ...lists.map(([, list]) => list.length))
  const full = Array.from({ length: count }, (_, n) => ({
    ...Object.fromEntries(free.map((value, i) => [`键${i}`, value])),
    ...Object.fromEntries(lists.map(([name, list]) => [name, list[n % list.length]])),
  }))
  const needed = (schema['required'] ?? []) as string[]
  return [...full, Object.fromEntries(Object.entries(full[0] ?? {}).filter(([name]) => needed.includes(name)))]
}

const answers = Object.entries<Endpoint>(contract).flatMap(([key, { out }]) => (out ? [[key, out] as const] : []))

test.each(answers)('%s is written as JSON.stringify would', (_key, out) => {
  for (const value of samples(out)) expect(written(out, value)).toEqual(JSON.parse(JSON.stringify(value)))
})

test('what the schema does not name stays here, in lists, alternatives and records too', () => {
  const Row = t.Object({ a: t.String() })
  const schema = t.Object({
    rows: t.Array(Row),
    maybe: t.Union([Row, t.Null()]),
    either: t.Union([t.Object({ kind: t.Literal('x'), x: t.Integer() }), t.Object({ kind: t.Literal('y') })]),
    byName: t.Record(t.String(), Row),
  })
  const row = { a: '1', secret: 's' }
  const value = { rows: [row], maybe: row, either: { kind: 'y', secret: 's' }, byName: { n: row }, secret: 's' }
  expect(written(schema, value)).toEqual({
    rows: [{ a: '1' }],
    maybe: { a: '1' },
    either: { kind: 'y' },
    byName: { n: { a: '1' } },
  })
})

test('an answer that lacks a field is still an answer', () => {
  expect(written(t.Object({ a: t.String(), b: t.Object({ c: t.String() }) }), { a: null })).toEqual({ a: null })
  expect(written(t.Object({ a: t.String() }), null)).toBeNull()
})
