import type { In } from '@contract'
import { accountAndInvoices } from '@domain/error-texts/account-and-invoices'
import { compareMoney, isPositiveMoney, parseAmount, sumMoney } from '@domain/money'
import { newInvoiceTypes, redModes, redReasons, type RedMode, type RedReason } from '@domain/statuses/invoice'
import { characters } from '@domain/text'
import type { FormField } from '@/blocks'
import { chips } from '@/blocks/form/choice'
import { papers, type Paper } from '@/blocks/form/paper/paper'
import { toggle } from '@/blocks/form/tick'
import type { Title } from '../use-title'
import { redAmounts } from './RedAmounts'
import { titlePick } from './title-pick'
import type { Invoice } from './types'

/* The form of a reversal (C 6.6, RedSheet): what is asked for follows from the reason (IR-01 to IR-06). */

export interface RedValues {
  reason: RedReason | ''
  mode: RedMode
  /** With tax, by the number of the line; '' = nothing of it. */
  amounts: Readonly<Record<number, string>>
  explanation: string
  proofs: readonly Paper[]
  reissue: boolean
  newTitleId: string
  newInvoiceType: '81' | '82'
}

export type Wish = In<'default POST /crmgas/invoice/redPreview'>

const MOST_PROOFS = 5
const LONGEST_EXPLANATION = 200

export const emptyRed = ({ invoiceType }: Pick<Invoice, 'invoiceType'>): RedValues => ({
  reason: '',
  mode: 'FULL',
  amounts: {},
  explanation: '',
  proofs: [],
  reissue: false,
  newTitleId: '',
  newInvoiceType: invoiceType === '81' ? '81' : '82',
})

/** Wrongly issued invoices are taken back whole, the buyer's wish needs no paper (IR-02, IR-03, IR-08). */
const isWrong = ({ reason }: Pick<RedValues, 'reason'>): boolean => reason === '01' || reason === ''

type Lines = Invoice['lines']

/** The first thing that is wrong with the amounts of a part. */
export function amountsFault(lines: Lines, amounts: RedValues['amounts']): string | undefined {
  const typed = lines.filter(({ lineNo }) => (amounts[lineNo] ?? '').trim() !== '')
  if (typed.length === 0) return '请填写红冲金额'
  for (const { lineNo, leftGross } of typed) {
    const parsed = parseAmount(amounts[lineNo] ?? '')
    if (!parsed.ok) return `第${lineNo}行金额有误，最多2位小数`
    if (compareMoney(parsed.amount, leftGross) > 0) return accountAndInvoices[2640]
  }
  return undefined
}

/** What the amounts come to; those that are none count for nothing. */
export const amountsSum = (amounts: RedValues['amounts']): string =>
  sumMoney(
    Object.values(amounts).flatMap((text) => {
      const parsed = parseAmount(text)
      return parsed.ok ? [parsed.amount] : []
    }),
  )

/** What is asked of the gateway; undefined while it is not yet a whole question. */
export function wishOf(invoice: Pick<Invoice, 'invoiceId' | 'lines'>, values: RedValues): Wish | undefined {
  const { reason, amounts } = values
  if (reason === '') return undefined
  const mode = isWrong(values) ? 'FULL' : values.mode
  if (mode === 'FULL') return { invoiceId: invoice.invoiceId, reason, mode }
  if (amountsFault(invoice.lines, amounts) !== undefined) return undefined
  const lines = invoice.lines.flatMap(({ lineNo }) => {
    const parsed = parseAmount(amounts[lineNo] ?? '')
    return parsed.ok ? [{ lineNo, grossAmount: parsed.amount }] : []
  })
  return { invoiceId: invoice.invoiceId, reason, mode, lines }
}

/** What is sent: a new invoice goes with a wrong one only (IR-06). */
export function redInput(
  wish: Wish,
  values: RedValues,
): Omit<In<'default POST /crmgas/invoice/createRed'>, 'requestNo'> {
  const isReissue = isWrong(values) && values.reissue
  return {
    ...wish,
    explanation: values.explanation.trim(),
    ...(values.proofs.length > 0 && { proofFileIds: values.proofs.map(({ fileId }) => fileId) }),
    reissue: isReissue ? '1' : '0',
    ...(isReissue && { newTitleId: values.newTitleId, newInvoiceType: values.newInvoiceType }),
  }
}

const choices = <K extends string>(names: Readonly<Record<K, string>>) =>
  (Object.keys(names) as K[]).sort().map((key) => ({ key, label: names[key] }))

/** The fields, in the order of the sheet. */
export function redFields(invoice: Invoice, titles: readonly Title[]): readonly FormField<RedValues>[] {
  const hasMany = invoice.lines.some(({ leftGross }) => isPositiveMoney(leftGross))
  return [
    { key: 'reason', label: '红冲原因', kind: chips<RedValues['reason']>(choices(redReasons)), required: true },
    {
      key: 'mode',
      label: '红冲方式',
      kind: chips<RedMode>(choices(redModes)),
      show: (values) => !isWrong(values) && hasMany,
    },
    {
      key: 'amounts',
      label: '红冲金额',
      kind: redAmounts(invoice.lines),
      checks: [(amounts) => amountsFault(invoice.lines, amounts)],
      show: (values) => !isWrong(values) && values.mode === 'PART',
    },
    {
      key: 'explanation',
      label: '红冲说明',
      kind: 'textarea',
      required: true,
      maxLength: LONGEST_EXPLANATION,
      counter: true,
      checks: [(text) => (characters(text.trim()) === 0 ? '请填写红冲说明' : undefined)],
    },
    {
      key: 'proofs',
      label: '证明材料',
      kind: papers(MOST_PROOFS, { purpose: 'INVOICE', mark: '仅供发票红冲使用' }),
      required: accountAndInvoices[2643],
      show: (values) => !isWrong(values),
    },
    {
      key: 'reissue',
      label: '换开发票',
      hint: '红冲完成后按新抬头自动开具',
      kind: toggle,
      show: ({ reason }) => reason === '01' && invoice.canReissue,
    },
    {
      key: 'newTitleId',
      label: '新抬头',
      kind: titlePick(titles),
      required: accountAndInvoices[2654],
      show: ({ reason, reissue }) => reason === '01' && reissue,
    },
    {
      key: 'newInvoiceType',
      label: '新发票类型',
      kind: chips<RedValues['newInvoiceType']>(choices(newInvoiceTypes)),
      show: ({ reason, reissue }) => reason === '01' && reissue,
    },
  ]
}
