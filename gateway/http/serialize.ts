import type { TSchema } from '@sinclair/typebox'
import fastJson from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify/types/schema'
import { keptFor } from './kept-for'

/** What the serialiser knows of a value: which fields it has and of which kind. `{}` = whatever it is. */
interface Shape {
  type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean'
  nullable?: true
  properties?: Record<string, Shape>
  patternProperties?: Record<string, Shape>
  items?: Shape
}

const writerOf = keptFor((schema: TSchema): ((value: unknown) => string) =>
  fastJson(shapeOf(schema) as Parameters<typeof fastJson>[0]),
)

/** Fastify's serialiser of answers: what the entry does not name does not leave. Compiled on first use. */
export const serializeAnswer: FastifySerializerCompiler<TSchema> =
  ({ schema }) =>
  (data: unknown) =>
    writerOf(schema)(data)

/**
 * The shape of a contract schema. Bounds and patterns are the tests' business; here they would cost a check of each value. The same
 * holds for alternatives: what one of them names may leave.
 */
function shapeOf(schema: TSchema): Shape {
  const alternatives = schema['anyOf'] as TSchema[] | undefined
  if (alternatives) return one(alternatives.filter((each) => each['type'] !== 'null'))
  switch (schema['type']) {
    case 'object':
      return {
        type: 'object',
        nullable: true,
        ...(schema['properties'] && { properties: each(schema['properties'] as Record<string, TSchema>) }),
        ...(schema['patternProperties'] && {
          patternProperties: each(schema['patternProperties'] as Record<string, TSchema>),
        }),
      }
    case 'array': {
      const items = schema['items'] as TSchema | TSchema[]
      return { type: 'array', nullable: true, items: Array.isArray(items) ? one(items) : shapeOf(items) }
    }
    case 'string':
    case 'integer':
    case 'number':
    case 'boolean':
      return { type: schema['type'], nullable: true }
    default:
      return {}
  }
}

const each = (schemas: Record<string, TSchema>): Record<string, Shape> =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, shapeOf(schema)]))

const one = (schemas: readonly TSchema[]): Shape => schemas.map(shapeOf).reduce(joined)

/** The shape that writes both; kinds that have nothing in common are written as they are. */
function joined(a: Shape, b: Shape): Shape {
  if (a.type !== b.type) return {}
  if (a.items && b.items) return { ...a, items: joined(a.items, b.items) }
  if (!a.properties || !b.properties) return a.type === 'object' ? {} : a
  const properties = { ...a.properties }
  for (const [name, shape] of Object.entries(b.properties)) {
    const known = properties[name]
    properties[name] = known ? joined(known, shape) : shape
  }
  return { ...a, properties }
}
