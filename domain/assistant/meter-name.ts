import { numberOf, plain } from './script'

/** A meter of the customer by its number and its given name. */
export interface NamedMeter {
  meterId: string
  meterNo: string
  name: string
}

/** '一号窑炉', '1号窑炉' and '1#窑炉' are one name. */
const alike = (text: string): string =>
  plain(text)
    .replace(/(\d+|[一二两三四五六七八九十]{1,3})(?:号|#)(?!楼|月)/g, (_all, number: string) => `${numberOf(number)}#`)
    .replace(/[-—_/().,，。（）]/g, '')

/** What a name says besides its number. */
const core = (name: string): string => alike(name).replace(/\d+#?|号|#|气?表$|流量计$|[a-z]+/g, '')

/** The number in a name, '' without one. */
const numberIn = (name: string): string => /\d+/.exec(alike(name))?.[0] ?? ''

/**
 * The meters that a question names: one by its whole name or number, else those by a part of their name ('窑炉' of 1#窑炉
 * and 2#窑炉). Empty = none is named. Numbers count from four digits on.
 */
export function metersNamed<M extends NamedMeter>(question: string, meters: readonly M[]): M[] {
  const text = alike(question)
  const whole = meters
    .filter(({ name, meterNo }) => (name !== '' && text.includes(alike(name))) || text.includes(plain(meterNo)))
    .sort((a, b) => b.name.length - a.name.length)
  if (whole.length > 0) return whole.slice(0, 1)
  const tails = (text.match(/\d{4,}/g) ?? []).filter((digits) => !/^20\d{2}$/.test(digits))
  const byTail = meters.filter(({ meterNo }) => tails.some((tail) => meterNo.endsWith(tail)))
  if (byTail.length > 0) return byTail
  const partly = meters.filter(({ name }) => core(name).length >= 2 && text.includes(core(name)))
  const withNumber = partly.filter(
    ({ name }) =>
      numberIn(name) !== '' &&
      new RegExp(`(?<!\\d)${numberIn(name)}#?${core(name)}|${core(name)}${numberIn(name)}(?!\\d)`).test(text),
  )
  return withNumber.length > 0 ? withNumber : partly
}
