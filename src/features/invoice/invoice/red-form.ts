import type { In } from '@contract'
import { accountAndInvoices } from '@domain/error-texts/account-and-invoices'
import { compareMoney, formatMoney, isPositiveMoney, parseAmount, sumMoney } from '@domain/money'
import { newInvoiceTypes, redModes, redReasons, type RedMode, type RedReason } from '@domain/statuses/invoice'
import { characters } from '@domain/text'
import type { FormField } from '@/blocks'
import { chips } from '@/blocks/form/choice'
import { papers, type Paper } from '@/blocks/form/paper/paper'
import { toggle } from '@/blocks/form/tick'
import type { Title } from '../parts/title/use-title'
import { redAmounts } from './RedAmounts'
import { titlePick } from '../parts/title/title-pick-line'
import type { Invoice } from './types'

/* The form of a reversal (C 6.6, RedSheet): what is asked for follows from the reason (IR-01 to IR-06). */

export interface RedValues {
  reason: RedReason | ''
  mode: RedMode
  /** With tax, by the number of the line; '' = nothing of it. */
  amounts: Readonly<Record<number, string>>
  /** What is wrong with a wrong invoice: a new one with that put right follows by itself, but for OTHER (IR-06). */
  fault: RedFault | ''
  /** The other invoices of the application go with it. */
  siblings: boolean
  explanation: string
  proofs: readonly Paper[]
  newTitleId: string
  newInvoiceType: '81' | '82'
}

/** What can be wrong with a wrong invoice, in the order of the sheet. */
const redFaults = { TITLE: '抬头', TYPE: '发票类型', OTHER: '金额或其他' } as const
type RedFault = keyof typeof redFaults

export type Wish = In<'default POST /crmgas/invoice/redPreview'>

const MOST_PROOFS = 5
const LONGEST_EXPLANATION = 200

export const emptyRed = ({ invoiceType, siblings }: Pick<Invoice, 'invoiceType' | 'siblings'>): RedValues => ({
  reason: '',
  mode: 'FULL',
  amounts: {},
  fault: '',
  siblings: siblings.length > 0,
  explanation: '',
  proofs: [],
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

/** A new invoice follows one with a wrong title or type (IR-06). */
export const isReissue = ({ reason, fault }: Pick<RedValues, 'reason' | 'fault'>): boolean =>
  reason === '01' && (fault === 'TITLE' || fault === 'TYPE')

/** The customer's title on the invoice, where it still is one. */
const titleOf = ({ buyer }: Pick<Invoice, 'buyer'>, titles: readonly Title[]): string =>
  titles.find(({ buyerName, taxNo }) => buyerName === buyer.name && taxNo === buyer.taxNo)?.titleId ?? ''

/** Title and type of the new invoice: where the type was wrong it is the other one, for the same title. */
export function renewed(
  invoice: Pick<Invoice, 'invoiceType' | 'buyer'>,
  titles: readonly Title[],
  { fault, newTitleId, newInvoiceType }: RedValues,
) {
  if (fault === 'TITLE') return { newTitleId, newInvoiceType }
  const other = invoice.invoiceType === '81' ? ('82' as const) : ('81' as const)
  return { newTitleId: titleOf(invoice, titles) || newTitleId, newInvoiceType: other }
}

/** What is sent. A wrong title or type is its own explanation. */
export function redInput(
  wish: Wish,
  values: RedValues,
  invoice: Pick<Invoice, 'invoiceType' | 'buyer'>,
  titles: readonly Title[],
): Omit<In<'default POST /crmgas/invoice/createRed'>, 'requestNo'> {
  const { reason, siblings, proofs, fault, explanation } = values
  const isNew = isReissue(values)
  return {
    ...wish,
    explanation: isNew && fault !== '' ? `${redFaults[fault]}有误` : explanation.trim(),
    ...(reason === '01' && siblings && { siblings: '1' as const }),
    ...(proofs.length > 0 && { proofFileIds: proofs.map(({ fileId }) => fileId) }),
    reissue: isNew ? '1' : '0',
    ...(isNew && renewed(invoice, titles, values)),
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
      key: 'fault',
      label: '有误之处',
      kind: chips<RedValues['fault']>(
        (['TITLE', 'TYPE', 'OTHER'] as const).map((key) => ({ key, label: redFaults[key] })),
      ),
      hint: '抬头、类型有误：红冲完成后自动换开新发票',
      required: true,
      show: ({ reason }) => reason === '01' && invoice.canReissue,
    },
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
      key: 'proofs',
      label: '证明材料',
      kind: papers(MOST_PROOFS, { purpose: 'INVOICE', mark: '仅供发票红冲使用' }),
      required: accountAndInvoices[2643],
      show: (values) => !isWrong(values),
    },
    {
      key: 'newTitleId',
      label: '新抬头',
      kind: titlePick(titles),
      required: accountAndInvoices[2654],
      show: (values) => isReissue(values) && (values.fault === 'TITLE' || titleOf(invoice, titles) === ''),
    },
    {
      key: 'newInvoiceType',
      label: '新发票类型',
      kind: chips<RedValues['newInvoiceType']>(choices(newInvoiceTypes)),
      show: (values) => isReissue(values) && values.fault === 'TITLE',
    },
    {
      key: 'siblings',
      label: '同批发票一并红冲',
      hint: `同一申请的另 ${invoice.siblings.length} 张，共 ${formatMoney(sumMoney(invoice.siblings.map(({ grossAmount }) => grossAmount)))}`,
      kind: toggle,
      show: ({ reason }) => reason === '01' && invoice.siblings.length > 0,
    },
    {
      key: 'explanation',
      label: '红冲说明',
      kind: 'textarea',
      required: true,
      maxLength: LONGEST_EXPLANATION,
      counter: true,
      checks: [(text) => (characters(text.trim()) === 0 ? '请填写红冲说明' : undefined)],
      show: (values) => !isReissue(values),
    },
  ]
}
