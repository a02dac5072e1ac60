/*
 * TypeScript types of JSON schemas as TypeBox makes them: the few words that the contract uses, anything else is an error.
 */

const quoted = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
const literal = (value) => (typeof value === 'string' ? quoted(value) : String(value))
const nameOf = (field) => (/^[A-Za-z_$][\w$]*$/.test(field) ? field : quoted(field))
const bracketed = (type) => (/[|&]/.test(type) ? `(${type})` : type)

function objectOf(schema) {
  const [pattern] = Object.values(schema.patternProperties ?? {})
  if (pattern) return `Record<string, ${typeOf(pattern)}>`
  const fields = Object.entries(schema.properties ?? {}).map(([field, one]) => {
    const mark = schema.required?.includes(field) ? '' : '?'
    return `${nameOf(field)}${mark}: ${typeOf(one)}`
  })
  return fields.length === 0 ? '{}' : `{ ${fields.join('; ')} }`
}

const arrayOf = ({ items }) =>
  Array.isArray(items) ? `[${items.map(typeOf).join(', ')}]` : `${bracketed(typeOf(items))}[]`

const simple = {
  string: () => 'string',
  integer: () => 'number',
  number: () => 'number',
  boolean: () => 'boolean',
  null: () => 'null',
  object: objectOf,
  array: arrayOf,
}

/** The type of one schema; '{}' says nothing about its value. */
export function typeOf(schema) {
  if ('const' in schema) return literal(schema.const)
  if (schema.enum) return schema.enum.map(literal).join(' | ')
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' | ')
  if (schema.allOf) return schema.allOf.map((one) => bracketed(typeOf(one))).join(' & ')
  if (schema.type === undefined && Object.keys(schema).length === 0) return 'unknown'
  const render = simple[schema.type]
  if (!render) throw new Error(`scripts/lib/schema-types.mjs does not know ${JSON.stringify(schema)}`)
  return render(schema)
}
