import { FOREVER } from '@domain/statuses/certification'
import { isChineseName, isUscc, requiredText } from '@domain/validate'
import { halfWidth } from '@domain/text'
import { isDate } from '@domain/date'
import { accountAndInvoices } from '@domain/error-texts/account-and-invoices'
import type { FormField, Kind } from '@/blocks'
import { date, DateLine } from '@/blocks/form/date'
import type { DayRange } from '@/blocks/form/day-line'
import { paper, type Paper } from '@/blocks/form/paper/paper'
import { tick, toggle } from '@/blocks/form/tick'
import { CheckBox, Stack } from '@/ui'
import { company, customers } from './Customers'
import { noTexts, type CertForm, type FieldName, type Submit } from './cert-form'

export const PAPER_MARK = '仅供燃气业务认证使用'
export const PAPERS = { purpose: 'CERT', mark: PAPER_MARK } as const

/** The code as it is compared: half-width capitals without spaces. */
export const cleanUscc = (text: string): string => halfWidth(text).replace(/\s/g, '').toUpperCase()

/** C 0.5: a name in Latin letters is accepted after a question. */
export const isUnusualName = (name: string): boolean => name.trim() !== '' && !isChineseName(name.trim())

/** The fields that the user changed after they were read (CE-03). */
export const editedFields = (texts: Pick<CertForm, FieldName>, read: Submit['fields'] | null): FieldName[] =>
  read === null ? [] : (Object.keys(read) as FieldName[]).filter((name) => read[name] !== texts[name].trim())

/** 已识别, 已修改 or nothing: values that were read are marked, and so are those changed since (CE-03). */
function markOf(form: CertForm, name: FieldName): string | undefined {
  const read = form.read?.[name] ?? ''
  if (read === '') return undefined
  return read === form[name].trim() ? '已识别' : '已修改'
}

/** The end of the term: a day, or 长期. */
const endDate = (range: DayRange): Kind<string> => ({
  draw: ({ id, label, value, onChange, error, required, disabled = false }) => (
    <Stack>
      <DateLine
        {...range}
        {...{ id, label, error, required, onChange }}
        disabled={disabled || value === FOREVER}
        value={value === FOREVER ? '长期' : value}
      />
      <CheckBox square checked={value === FOREVER} disabled={disabled} onChange={(on) => onChange(on ? FOREVER : '')}>
        长期
      </CheckBox>
    </Stack>
  ),
})

const atLeastTwo = (label: string) => (text: string) => (text.trim().length < 2 ? `${label}至少2个字` : undefined)

/** A name that is asked for: two characters at least. */
const named = (key: FieldName | 'contactName', label: string, maxLength: number, placeholder: string) =>
  ({ key, label, required: true, maxLength, placeholder, checks: [atLeastTwo(label)] }) as const

/** What is on the licence, in the order of the page (C 2.11, CE-04, CE-05). `today` YYYY-MM-DD. */
function licenceFields(today: string): readonly FormField<CertForm>[] {
  const year = Number(today.slice(0, 4))
  const past = date({ min: '1949-01-01', max: `${year}-12-31`, start: today })
  return [
    named('companyName', '企业名称', 100, '营业执照上的全称'),
    {
      key: 'uscc',
      label: '统一社会信用代码',
      required: true,
      maxLength: 18,
      placeholder: '18位，数字或大写字母',
      checks: [(text) => (isUscc(cleanUscc(text)) ? undefined : accountAndInvoices[2302])],
    },
    { key: 'companyType', label: '企业类型', maxLength: 60, placeholder: '如有限责任公司，选填' },
    named('legalPerson', '法定代表人', 30, '营业执照上的姓名'),
    { key: 'registeredCapital', label: '注册资本', maxLength: 30, placeholder: '如伍佰万元整，选填' },
    {
      key: 'establishDate',
      label: '成立日期',
      kind: past,
      required: true,
      checks: [(text) => (isDate(text) && text <= today ? undefined : '成立日期不正确')],
    },
    { key: 'validFrom', label: '营业期限自', kind: past, required: true },
    {
      key: 'validTo',
      label: '营业期限至',
      kind: endDate({ min: `${year - 1}-01-01`, max: `${year + 60}-12-31`, start: today }),
      required: true,
      checks: [
        (text) => (text < today ? accountAndInvoices[2303] : undefined),
        (text, { validFrom }) => (validFrom > text ? '营业期限不正确' : undefined),
      ],
    },
    named('address', '住所', 200, '营业执照上的住所'),
    { key: 'businessScope', label: '经营范围', kind: 'textarea', maxLength: 2000, placeholder: '按营业执照填写，选填' },
  ]
}

/** The mark is under a line of text, and behind the name of a day. */
function marked(field: FormField<CertForm>, form: CertForm): FormField<CertForm> {
  const mark = markOf(form, field.key as FieldName)
  const text = { ...field, ...(field.required === true && { required: requiredText(field.label) }) }
  if (mark === undefined) return text
  const isDay = typeof field.kind === 'object'
  return isDay ? { ...text, label: `${field.label}（${mark}）` } : { ...text, hint: mark }
}

export interface CertFieldsOf {
  today: string
  /** Under review: nothing can be changed. */
  isLocked: boolean
  isReading: boolean
  onLicence: (paper: Paper) => void
  /** The licence that did not pass, and why. */
  turnedDown?: { fileId: string; reason: string } | undefined
}

/** The parts of the page and their fields. */
export const PARTS = {
  license: ['license'],
  company: Object.keys(noTexts).filter((key) => key !== 'contactName') as FieldName[],
  applicant: ['contactName', 'phone', 'isLegalPerson', 'authLetter'],
  taxpayer: ['generalTaxpayer', 'taxProof'],
  customers: ['companyCode', 'bps'],
  promise: ['isAgreed'],
} as const

/** The certification, in the order of the page (C 6.5). */
export function certFields(form: CertForm, { today, isLocked, isReading, onLicence, turnedDown }: CertFieldsOf) {
  const fields: readonly FormField<CertForm>[] = [
    {
      key: 'license',
      label: '营业执照',
      hint: 'JPG/PNG，四角完整、文字清晰',
      kind: paper({ ...PAPERS, busyText: isReading ? '识别中…' : undefined, onSent: onLicence, turnedDown }),
      required: true,
    },
    ...licenceFields(today).map((field) => marked(field, form)),
    named('contactName', '姓名', 30, '办理认证的人'),
    { key: 'phone', label: '手机号', disabled: true },
    { key: 'isLegalPerson', label: '我是法定代表人', kind: toggle },
    {
      key: 'authLetter',
      label: '授权委托书',
      hint: '须加盖公章',
      kind: paper(PAPERS),
      required: true,
      show: ({ isLegalPerson }) => !isLegalPerson,
    },
    { key: 'generalTaxpayer', label: '一般纳税人', hint: '开具增值税专用发票时需要', kind: toggle },
    {
      key: 'taxProof',
      label: '一般纳税人证明',
      kind: paper(PAPERS),
      required: true,
      show: ({ generalTaxpayer }) => generalTaxpayer,
    },
    { key: 'companyCode', label: '供气单位', kind: company, required: true },
    { key: 'bps', label: '户号', kind: customers },
    { key: 'isAgreed', label: '本人承诺所提交资料真实有效', kind: tick, required: '请先勾选承诺' },
  ]
  return isLocked ? fields.map((field) => ({ ...field, disabled: true })) : fields
}
