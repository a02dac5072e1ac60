/*
 * Masks are applied by the gateway before anything leaves it (pitfall A 9.20). The number of stars does not reveal the length of what
 * they hide, except where the design shows one star per character.
 */

/** '13800000001' → '138****0001' (visual 9). Anything that is not 11 digits is hidden whole. */
export const maskPhone = (phone: string): string =>
  /^\d{11}$/.test(phone) ? `${phone.slice(0, 3)}****${phone.slice(7)}` : '****'

/** The name of a natural person: '张三' → '张*', '欧阳娜娜' → '欧***' (visual 9). */
export function maskName(name: string): string {
  const [first = '', ...rest] = Array.from(name)
  return first + (rest.length === 0 ? '*' : '*'.repeat(rest.length))
}

/** A company shown to a payer of another customer: '香满楼餐饮管理有限公司' → '香***公司' (AE-61). */
export function maskCompany(name: string): string {
  const marks = Array.from(name)
  const tail = marks.length > 3 ? marks.slice(-2).join('') : ''
  return `${marks[0] ?? ''}***${tail}`
}

const LEGAL_FORM = /(股份有限公司|有限责任公司|有限公司|公司)$/

/**
 * A customer found while binding, the middle half hidden: '华北精工陶瓷有限公司' → '华北****有限公司', '康宁医院' → '康**院' (BD-03).
 * The legal form at the end says nothing and stays.
 */
export function maskCustomer(name: string): string {
  const marks = Array.from(name)
  const quarter = Math.max(1, Math.floor(marks.length / 4))
  const form = LEGAL_FORM.exec(name)?.[0].length ?? 0
  const tail = Math.min(Math.max(form, quarter), marks.length - 1)
  const hidden = marks.length - Math.min(quarter, marks.length - tail) - tail
  if (hidden <= 0) return `${marks[0] ?? ''}*${marks.slice(marks.length - tail).join('')}`
  return `${marks.slice(0, marks.length - tail - hidden).join('')}${'*'.repeat(hidden)}${marks.slice(marks.length - tail).join('')}`
}

/** '1000000002' → '100****002' (AE-61, visual 9). */
export const maskBp = (bp: string): string => (bp.length < 7 ? '****' : `${bp.slice(0, 3)}****${bp.slice(-3)}`)

/** A bank or gas card: '6217000010010203' → '6217 **** **** 0203' (visual 9). */
export const maskCard = (card: string): string =>
  card.length < 9 ? '****' : `${card.slice(0, 4)} **** **** ${card.slice(-4)}`

/** Only the last four digits: of a meter (BD-03) or of a payer's account (A 2.14). */
export const maskTail = (number: string): string => (number.length <= 4 ? '****' : `****${number.slice(-4)}`)

/** An address up to and with its street: '廊坊市开发区创业路88号3栋' → '廊坊市开发区创业路***' (BD-03). */
export function maskAddress(address: string): string {
  const street = /^.*?(大道|大街|胡同|街|路|巷)/.exec(address)?.[0]
  return street === undefined ? `${address.slice(0, Math.min(6, Math.ceil(address.length / 2)))}***` : `${street}***`
}

/** abc***@example.com: the first three characters before the sign, fewer of a short name. */
export function maskEmail(email: string): string {
  const [name = '', host = ''] = email.split('@')
  return `${name.slice(0, Math.min(3, Math.max(1, name.length - 1)))}***@${host}`
}

/** A text with '#' for each number that may be a phone, a customer's, a meter's or a bank's, in whichever width it is written. */
export const maskNumbers = (text: string): string =>
  text.replace(/[\d０-９]{3,4}(?:[ -][\d０-９]{4}){2,}|[\d０-９]{5,}/g, '#')
