import { accountAndInvoices } from '@domain/error-texts/account-and-invoices'
import { isBuyerName, isTaxNumber } from '@domain/tax-number'
import { isBankAccount, isEmail, isLandline, isPhone } from '@domain/validate'
import type { ErrorCode } from '@domain/errors'
import type { NewInvoiceType } from '@domain/statuses/invoice'
import type { Title } from '../types'

export interface TitleDraft extends Pick<
  Title,
  | 'titleKind'
  | 'buyerType'
  | 'buyerName'
  | 'taxNo'
  | 'address'
  | 'phone'
  | 'bankName'
  | 'bankAccount'
  | 'email'
  | 'receiverPhone'
> {
  applySpecial: boolean
}

export interface Fault {
  code: ErrorCode
  field: string
  text?: string
}

const wrong = (field: string, text: string): Fault => ({ code: '2901', field, text })

/** The first thing that is wrong with a title (C 2.18, IT-03); null where nothing is. */
export function titleFault(draft: TitleDraft): Fault | null {
  const { buyerType, buyerName, taxNo, address, phone, bankName, bankAccount, email, receiverPhone } = draft
  if (!isBuyerName(buyerName)) return wrong('buyerName', '名称须为2-100个汉字、字母或数字')
  if (buyerType === 'PERSON' && taxNo !== '') return wrong('taxNo', '个人抬头无需填写税号')
  if (buyerType === 'ENTERPRISE' && taxNo === '') return wrong('taxNo', '请填写税号')
  if (taxNo !== '' && !isTaxNumber(taxNo)) return { code: '2302', field: 'taxNo' }
  if ((address === '') !== (phone === '')) return { code: '2632', field: address === '' ? 'address' : 'phone' }
  if ((bankName === '') !== (bankAccount === ''))
    return { code: '2633', field: bankName === '' ? 'bankName' : 'bankAccount' }
  if (phone !== '' && !isPhone(phone) && !isLandline(phone)) return wrong('phone', '请填写正确的电话')
  if (bankAccount !== '' && !isBankAccount(bankAccount)) return wrong('bankAccount', '银行账号须为8-30位数字')
  if (email !== '' && !isEmail(email)) return { code: '2610', field: 'email' }
  if (receiverPhone !== '' && !isPhone(receiverPhone)) return wrong('receiverPhone', '请填写正确的手机号')
  return draft.applySpecial ? specialFault(draft) : null
}

/** IT-03: sellers of this trade print all of it on special invoices. */
function specialFault(draft: TitleDraft): Fault | null {
  if (draft.titleKind !== 'OWN' || draft.buyerType === 'PERSON') return { code: '2604', field: 'applySpecial' }
  const lacking = (['taxNo', 'address', 'phone', 'bankName', 'bankAccount'] as const).find((name) => draft[name] === '')
  return lacking === undefined ? null : wrong(lacking, `开具专票须填写${LABELS[lacking]}`)
}

const LABELS = { taxNo: '税号', address: '地址', phone: '电话', bankName: '开户行', bankAccount: '银行账号' } as const

/** What decides whether a customer gets special invoices at all (IV-14). */
export interface Standing {
  isTaxpayer: boolean
  /** What its certification opens holds, or is over (CE-11); null where none has passed. */
  certified: 'HOLDS' | 'OVER' | null
  /** Its own number; null where the gas company has none on file. */
  uscc: string | null
}

/** Why a customer gets no special invoice; null where one is possible. */
export function noSpecial({ isTaxpayer, certified }: Standing): string | null {
  if (certified === null) return '请先完成企业认证'
  if (certified === 'OVER') return accountAndInvoices[2306]
  return isTaxpayer ? null : '仅一般纳税人可开具专票'
}

/** Why a title cannot be used for a type of invoice now; null where it can. */
export function unusable(title: Title, type: NewInvoiceType, standing: Standing): string | null {
  if (type === '82') {
    if (title.status === 'T1') return null
    return title.status === 'T2' ? '抬头审核中' : '抬头已被驳回'
  }
  const general = noSpecial(standing)
  if (general !== null) return general
  if (title.titleKind !== 'OWN' || title.buyerType === 'PERSON') return '仅本单位抬头可开具专票'
  if (title.specialAllowed === '2') return '专票资格审核中'
  if (title.specialAllowed !== '1') return '该抬头未申请开具专票'
  if (standing.uscc !== null && title.taxNo !== standing.uscc) return '税号与户号登记的不一致'
  const isWhole = [title.taxNo, title.address, title.phone, title.bankName, title.bankAccount].every(
    (one) => one !== '',
  )
  return isWhole ? null : '请补全地址、电话、开户行和账号'
}
