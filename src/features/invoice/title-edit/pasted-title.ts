import { halfWidth } from '@domain/text'
import { taxNumberOf } from '@domain/tax-number'
import type { TitleValues } from '../parts/title/title-form'

type Part = 'buyerName' | 'taxNo' | 'address' | 'phone' | 'bankName' | 'bankAccount'
type Pasted = Partial<Pick<TitleValues, Part>>

/** What people call each part; longer words first, so that they are not taken for a shorter one. */
const WORDS: readonly (readonly [word: string, parts: readonly Part[]])[] = [
  ['地址、电话', ['address', 'phone']],
  ['地址电话', ['address', 'phone']],
  ['开户行及账号', ['bankName', 'bankAccount']],
  ['开户行账号', ['bankName', 'bankAccount']],
  ['统一社会信用代码', ['taxNo']],
  ['纳税人识别号', ['taxNo']],
  ['税号', ['taxNo']],
  ['公司名称', ['buyerName']],
  ['单位名称', ['buyerName']],
  ['企业名称', ['buyerName']],
  ['发票抬头', ['buyerName']],
  ['抬头', ['buyerName']],
  ['名称', ['buyerName']],
  ['注册地址', ['address']],
  ['单位地址', ['address']],
  ['地址', ['address']],
  ['联系电话', ['phone']],
  ['注册电话', ['phone']],
  ['电话号码', ['phone']],
  ['电话', ['phone']],
  ['开户银行', ['bankName']],
  ['开户行', ['bankName']],
  ['银行账号', ['bankAccount']],
  ['银行账户', ['bankAccount']],
  ['账号', ['bankAccount']],
  ['账户', ['bankAccount']],
]

/** A word of the list with a colon behind it begins a part. */
const LABEL = new RegExp(`(${WORDS.map(([word]) => word).join('|')})\\s*[:：]`, 'g')
const AROUND = /^[\s,，;；。、]+|[\s,，;；。、]+$/g
/** Digits at the end of an address or of the name of a bank, as they are written behind it. */
const TAIL = /^(.*?)[\s,，]*([\d][\d\s-]{6,})$/

/** IT: '名称：… 税号：… 地址：… 电话：… 开户行：… 账号：…', in whatever order and with whatever between (C 6.7, 智能填写). */
export function pastedTitle(text: string): Pasted {
  const found: Pasted = {}
  const labels = [...text.matchAll(LABEL)]
  labels.forEach((label, at) => {
    const [whole, word] = label
    const from = label.index + whole.length
    const value = text.slice(from, labels[at + 1]?.index ?? text.length).replace(AROUND, '')
    const parts = WORDS.find(([one]) => one === word)?.[1] ?? []
    if (value !== '') Object.assign(found, split(parts, value))
  })
  return found
}

function split([first, second]: readonly Part[], value: string): Pasted {
  if (first === undefined) return {}
  const tail = second === undefined ? null : TAIL.exec(value)
  if (tail !== null && second !== undefined)
    return { [first]: clean(first, tail[1] ?? ''), [second]: clean(second, tail[2] ?? '') }
  return { [first]: clean(first, value) }
}

function clean(part: Part, value: string): string {
  if (part === 'taxNo') return taxNumberOf(value)
  if (part === 'bankAccount') return halfWidth(value).replace(/[^\d]/g, '')
  return value.replace(/\s*\n\s*/g, ' ').replace(AROUND, '')
}
