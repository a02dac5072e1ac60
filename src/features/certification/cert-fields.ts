import type { In } from '@contract'
import { isChineseName, isUscc, requiredText } from '@domain/validate'
import { halfWidth } from '@domain/text'
import { isDate } from '@domain/date'
import { accountAndInvoices } from '@domain/error-texts/account-and-invoices'

export type Submit = In<'default POST /enterprise/certificate/submit'>
export type FieldName = keyof Submit['fields']
export type Texts = Record<FieldName | 'contactName', string>
export type TextName = keyof Texts

export interface CertField {
  key: FieldName
  label: string
  required?: true
  maxLength?: number
  kind?: 'textarea' | 'date'
}

/** What stands on the licence, in the order of the form (C 2.11). validTo is drawn by itself: it may be 长期. */
export const certFields: readonly CertField[] = [
  { key: 'companyName', label: '企业名称', required: true, maxLength: 100 },
  { key: 'uscc', label: '统一社会信用代码', required: true, maxLength: 18 },
  { key: 'companyType', label: '企业类型', maxLength: 60 },
  { key: 'legalPerson', label: '法定代表人', required: true, maxLength: 30 },
  { key: 'registeredCapital', label: '注册资本', maxLength: 30 },
  { key: 'establishDate', label: '成立日期', required: true, kind: 'date' },
  { key: 'validFrom', label: '营业期限自', required: true, kind: 'date' },
  { key: 'address', label: '住所', required: true, maxLength: 200 },
  { key: 'businessScope', label: '经营范围', maxLength: 2000, kind: 'textarea' },
]

export const noTexts: Texts = {
  companyName: '',
  uscc: '',
  companyType: '',
  legalPerson: '',
  registeredCapital: '',
  establishDate: '',
  validFrom: '',
  validTo: '',
  address: '',
  businessScope: '',
  contactName: '',
}

const labels: Record<string, string> = {
  ...Object.fromEntries(certFields.map(({ key, label }) => [key, label])),
  validTo: '营业期限至',
  contactName: '姓名',
}
const required: readonly TextName[] = [
  ...certFields.filter((field) => field.required).map(({ key }) => key),
  'validTo',
  'contactName',
]

/** The code as it is compared: half-width capitals without spaces. */
export const cleanUscc = (text: string): string => halfWidth(text).replace(/\s/g, '').toUpperCase()

/** What is wrong with one text; the gateway has the last word (CE-04, CE-05). `today` YYYY-MM-DD. */
export function textFault(name: TextName, texts: Texts, today: string): string | undefined {
  const text = texts[name].trim()
  if (text === '') return required.includes(name) ? requiredText(labels[name] ?? '') : undefined
  if (name === 'uscc' && !isUscc(cleanUscc(text))) return accountAndInvoices[2302]
  if (name === 'establishDate' && (!isDate(text) || text > today)) return '成立日期不正确'
  if (name === 'validTo' && text < today) return accountAndInvoices[2303]
  if (name === 'validTo' && texts.validFrom > text) return '营业期限不正确'
  const isShort = name === 'companyName' || name === 'legalPerson' || name === 'contactName' || name === 'address'
  return isShort && text.length < 2 ? `${labels[name]}至少2个字` : undefined
}

/** C 0.5: a person's name in Latin letters is taken after a question. */
export const isUnusualName = (name: string): boolean => name.trim() !== '' && !isChineseName(name.trim())

/** The fields that the user changed after they were read (CE-03). */
export const editedFields = (texts: Texts, read: Submit['fields'] | null): FieldName[] =>
  read === null ? [] : (Object.keys(read) as FieldName[]).filter((name) => read[name] !== texts[name].trim())
