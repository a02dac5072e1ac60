import { Type as t, type TSchema } from '@sinclair/typebox'
import { outageSystems } from '@domain/outage'

/*
 * The words every part shares. Formats are checked by the gateway with the very functions of `domain/validate`.
 * Decimals travel as strings; a number type is for counts only.
 */

/** Yuan with two decimals, e.g. '1234.50', may be negative. */
export const Money = t.String({ pattern: '^-?\\d{1,14}\\.\\d{2}$', description: 'yuan, 2 decimals' })
/** Whole m³: planned, declared, ordered volumes. */
export const Volume0 = t.String({ pattern: '^-?\\d{1,14}$', description: 'm³, no decimals' })
/** m³ with two decimals. */
export const Volume2 = t.String({ pattern: '^-?\\d{1,14}\\.\\d{2}$', description: 'm³, 2 decimals' })
/** m³ with one decimal (IC meters). */
export const Volume1 = t.String({ pattern: '^-?\\d{1,14}\\.\\d$', description: 'm³, 1 decimal' })
/** m³ with four decimals (hours). */
export const Volume4 = t.String({ pattern: '^-?\\d{1,14}\\.\\d{4}$', description: 'm³, 4 decimals' })
/** yuan per m³ with four decimals. */
export const Price = t.String({ pattern: '^-?\\d{1,6}\\.\\d{4}$', description: 'yuan/m³, 4 decimals' })
/** Per cent with one decimal, signed, without the sign %: '3.1', '-2.4'. */
export const Percent = t.String({ pattern: '^-?\\d+\\.\\d$', description: 'per cent, 1 decimal' })
/** Per cent with two decimals, without the sign %: '10.00'. */
export const Percent2 = t.String({ pattern: '^-?\\d+\\.\\d{2}$', description: 'per cent, 2 decimals' })
/** What a customer types as an amount; the rule itself refuses with its own text. */
export const AmountInput = t.String({ minLength: 1, maxLength: 20 })
/**
 * Format of what begins with a year: 1900 to 2199 in what is asked (gateway/http/validate.ts). Rules reckon with days and months beside
 * the given one, which at the ends of four digits are none of this form any more; an answer may name them.
 */
export const DATED = 'years-1900-2199'
/** 'YYYY'. */
export const YearText = t.String({ pattern: '^[1-9]\\d{3}$', format: DATED })
/** 'YYYY-MM-DD', a day that exists. */
export const DateText = t.String({ pattern: '^[1-9]\\d{3}-\\d{2}-\\d{2}$', format: 'date' })
/** 'YYYY-MM'. */
export const Month = t.String({ pattern: '^[1-9]\\d{3}-(0[1-9]|1[0-2])$', format: DATED })
/** ISO time with offset, '2026-11-20T08:00:00+08:00'. */
export const Instant = t.String({
  pattern: '^[1-9]\\d{3}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?\\+08:00$',
  format: 'date-time',
})
export const Id = t.String({ minLength: 1, maxLength: 64 })
export const Bp = t.String({ pattern: '^\\d{10}$' })
export const CompanyCode = t.String({ pattern: '^\\d{4}$' })
/** Flags travel as '1' and '0'. */
export const Flag = t.Union([t.Literal('1'), t.Literal('0')])
export const Done = t.Literal(true)
export const Text = (maxLength: number, minLength = 0) => t.String({ minLength, maxLength })
export const OneOf = <const T extends readonly string[]>(...values: T) =>
  t.Unsafe<T[number]>({ type: 'string', enum: [...values] })
export const Nullable = <T extends TSchema>(schema: T) => t.Union([schema, t.Null()])

/** Query fields of a paged list; GET values arrive as text and are coerced. */
export const pageFields = {
  pageNum: t.Optional(t.Integer({ minimum: 1, maximum: 100000, default: 1 })),
  pageSize: t.Optional(t.Integer({ minimum: 1, maximum: 50, default: 20 })),
}
/** `{list,total,pageNum,pageSize}` plus the sums a list may carry. */
export const Paged = <T extends TSchema, E extends Record<string, TSchema> = Record<never, never>>(row: T, extra?: E) =>
  t.Object({
    list: t.Array(row),
    total: t.Integer(),
    pageNum: t.Integer(),
    pageSize: t.Integer(),
    ...(extra ?? ({} as E)),
  })

/** Outside systems that this page needs and that do not answer, each since when (Y-22); absent while all do. */
export const FailedParts = t.Optional(t.Array(t.Object({ system: OneOf(...outageSystems), since: Instant })))

/** The states that a thing went through, oldest first; `reason`: what was said with the change. */
export const Timeline = <S extends TSchema>(state: S) =>
  t.Array(t.Object({ state, at: Instant, reason: Nullable(t.String()) }))
