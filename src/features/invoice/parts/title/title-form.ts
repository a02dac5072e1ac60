import type { In, Out } from '@contract'
import { accountAndInvoices } from '@domain/error-texts/account-and-invoices'
import { buyerTypes, titleKinds, type BuyerType, type TitleKind } from '@domain/statuses/invoice-apply'
import { buyerNameOf, isBuyerName, isTaxNumber, taxNumberOf } from '@domain/tax-number'
import { isBankAccount, isLandline, isPhone } from '@domain/validate'
import type { FormField, Kind } from '@/blocks'
import type { Paper } from '@/blocks/form/paper/paper'
import { emailFault } from '../apply/mail-form'

/* Fields of a title and what may be in them (C 2.18, IT-01 to IT-07). */

export type TitleWhole = Out<'default GET /crmgas/invoice/titleDetail'>
type Saved = Omit<In<'default POST /crmgas/invoice/saveTitle'>, 'requestNo'>

export interface TitleValues {
  titleKind: TitleKind
  buyerType: BuyerType
  buyerName: string
  taxNo: string
  address: string
  phone: string
  bankName: string
  bankAccount: string
  email: string
  applySpecial: boolean
  proofs: readonly Paper[]
  isDefault: boolean
}

export const emptyTitle: TitleValues = {
  titleKind: 'OWN',
  buyerType: 'ENTERPRISE',
  buyerName: '',
  taxNo: '',
  address: '',
  phone: '',
  bankName: '',
  bankAccount: '',
  email: '',
  applySpecial: false,
  proofs: [],
  isDefault: false,
}

export const KINDS = (Object.keys(titleKinds) as TitleKind[]).map((key) => ({ key, label: titleKinds[key] }))
export const BUYERS = (Object.keys(buyerTypes) as BuyerType[]).map((key) => ({ key, label: buyerTypes[key] }))

/** IT-03: what a special invoice bears is needed in full, of one's own company only. */
const isSpecialWanted = ({ applySpecial, titleKind, buyerType }: TitleValues): boolean =>
  applySpecial && titleKind === 'OWN' && buyerType !== 'PERSON'

const nameFault = (text: string): string | undefined =>
  isBuyerName(buyerNameOf(text)) ? undefined : '名称为2至100个字，不含特殊字符'

/** 2302 describes a fault in a credit code; a number of another length gets a text with the right length. */
export function taxNoFault(text: string): string | undefined {
  const taxNo = taxNumberOf(text)
  if (isTaxNumber(taxNo)) return undefined
  if (!/^[0-9A-Z]*$/.test(taxNo)) return '税号只能包含数字和大写字母'
  if (![15, 17, 18, 20].includes(taxNo.length)) return '税号应为15、17、18或20位'
  return taxNo.length === 18 ? accountAndInvoices[2302] : '税号有误，请核对'
}

const phoneFault = (text: string): string | undefined =>
  isPhone(text.trim()) || isLandline(text.trim()) ? undefined : '请填写正确的电话'
/** Digits only, however they are grouped on the card. */
const accountOf = (text: string): string => text.replace(/[\s-]/g, '')
const accountFault = (text: string): string | undefined =>
  isBankAccount(accountOf(text)) ? undefined : '请填写8至30位数字账号'

/** One of a pair goes with the other (2632, 2633). */
const withOther =
  (other: 'address' | 'phone' | 'bankName' | 'bankAccount', text: string) =>
  (_own: string, values: TitleValues): string | undefined =>
    values[other].trim() === '' ? text : undefined

/** Name and number, of every title; `name` draws the name with what the registry suggests. */
export function nameFields(name: Kind<string>, values: TitleValues): readonly FormField<TitleValues>[] {
  return [
    {
      key: 'buyerName',
      label: '名称',
      kind: name,
      required: true,
      // A longer one is not cut but refused: the cut part would be missing on the invoice.
      maxLength: 500,
      placeholder: '发票上的购买方名称',
      checks: [nameFault],
    },
    {
      key: 'taxNo',
      label: '税号',
      maxLength: 40,
      placeholder: '15、17、18或20位',
      keep: (text) => text.toUpperCase(),
      required: values.buyerType === 'ENTERPRISE' || isSpecialWanted(values),
      checks: [taxNoFault],
      show: ({ buyerType }) => buyerType !== 'PERSON',
    },
  ]
}

const longer = (key: 'address' | 'phone' | 'bankName' | 'bankAccount', values: TitleValues) => ({
  key,
  required: isSpecialWanted(values),
  show: (now: TitleValues) => now.buyerType !== 'PERSON',
})

/** Address and bank: needed for special invoices, in pairs for others. */
export const longFields = (values: TitleValues): readonly FormField<TitleValues>[] => [
  {
    ...longer('address', values),
    label: '地址',
    maxLength: 80,
    checks: [withOther('phone', accountAndInvoices[2632])],
  },
  {
    ...longer('phone', values),
    label: '电话',
    maxLength: 20,
    placeholder: '手机或固定电话',
    checks: [phoneFault, withOther('address', accountAndInvoices[2632])],
  },
  {
    ...longer('bankName', values),
    label: '开户行',
    maxLength: 60,
    checks: [withOther('bankAccount', accountAndInvoices[2633])],
  },
  {
    ...longer('bankAccount', values),
    label: '账号',
    maxLength: 40,
    kind: 'digits',
    placeholder: '8至30位数字',
    checks: [accountFault, withOther('bankName', accountAndInvoices[2633])],
  },
  {
    key: 'email',
    label: '邮箱',
    maxLength: 100,
    autoComplete: 'email',
    placeholder: '默认接收邮箱，选填',
    checks: [emailFault],
  },
]

/** What is sent: in one spelling, without what the kind of buyer does not have. */
export function savedTitle(values: TitleValues, before?: Pick<TitleWhole, 'titleId' | 'version'>): Saved {
  const isPerson = values.buyerType === 'PERSON'
  const text = (value: string) => (isPerson ? '' : value.trim())
  const { titleKind, buyerType, proofs } = values
  return {
    ...(before && { titleId: before.titleId, version: before.version }),
    titleKind,
    buyerType,
    buyerName: buyerNameOf(values.buyerName),
    taxNo: isPerson ? '' : taxNumberOf(values.taxNo),
    address: text(values.address),
    phone: text(values.phone),
    bankName: text(values.bankName),
    bankAccount: isPerson ? '' : accountOf(values.bankAccount),
    email: values.email.trim(),
    proofFileIds: proofs.map(({ fileId }) => fileId),
    applySpecial: isSpecialWanted(values) ? '1' : '0',
    isDefault: values.isDefault ? '1' : '0',
  }
}

/** Codes that belong to a field of the form. */
/** Toast after a title was saved: some are reviewed first (IT-03). */
export const savedText = ({ reviewStatus }: Pick<TitleWhole, 'reviewStatus'>): string =>
  reviewStatus === 'T1' ? '保存成功' : '已提交审核'

export const TITLE_FAULTS = {
  '2302': 'taxNo',
  '2610': 'email',
  '2631': 'buyerName',
  '2632': 'phone',
  '2633': 'bankAccount',
  '2643': 'proofs',
  '44852': 'proofs',
} as const
