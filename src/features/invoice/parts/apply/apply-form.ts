import type { In, Out } from '@contract'
import { formatMoney, isNegativeMoney, sumMoney } from '@domain/money'
import { characters } from '@domain/text'
import type { FormField } from '@/blocks'
import type { InvoiceForm } from '@/stores/invoice'
import { emailFault, emailsOf } from './mail-form'
import type { Trade } from '../pick/trade'

/* The form of an application, whichever page it is on (C 6.6, 6.7). */

export type Preview = Out<'default POST /crmgas/invoice/previewInvoice'>
export type Sent = Omit<In<'default POST /crmgas/invoice/createInvoiceV2'>, 'requestNo'>

/** What is typed. */
export interface Texts {
  email: string
  receiverPhone: string
  remark: string
}

export const LONGEST_REMARK = 100

const email: FormField<Texts> = {
  key: 'email',
  label: '电子邮箱',
  required: true,
  maxLength: 100,
  placeholder: '发票开具后发送至此邮箱',
  autoComplete: 'email',
  checks: [emailFault],
}

/** A single payment is invoiced on one page; for bills the rest is on 更多内容. */
export const textFields = (isWhole: boolean): readonly FormField<Texts>[] =>
  isWhole
    ? [email]
    : [
        email,
        { key: 'receiverPhone', label: '接收手机', kind: 'phone', placeholder: '选填，开具后短信通知' },
        { key: 'remark', label: '备注', kind: 'textarea', maxLength: LONGEST_REMARK, counter: true },
      ]

export const emptyForm: InvoiceForm = {
  invoiceType: null,
  mergeMode: 'MERGE',
  emails: [],
  receiverPhone: '',
  showBuyerExtra: false,
  remark: '',
}

/** What is sent: the first address is the form's, the others those of 更多内容. */
export function sentOf(
  { form, texts, isWhole }: { form: Omit<InvoiceForm, 'invoiceType'>; texts: Texts; isWhole: boolean },
  rest: Pick<Sent, 'pickId' | 'titleId' | 'invoiceType' | 'grossTotal' | 'sourceEntry'>,
): Sent {
  const { receiverPhone, remark } = isWhole ? form : texts
  return {
    ...rest,
    mergeMode: form.mergeMode,
    emails: emailsOf(texts.email, ...form.emails.slice(1)),
    // A special invoice always bears them (IT-03).
    showBuyerExtra: form.showBuyerExtra || rest.invoiceType === '81' ? '1' : '0',
    ...(receiverPhone !== '' && { receiverPhone }),
    ...(remark.trim() !== '' && { remark: remark.trim() }),
  }
}

/** What has been filled in on 更多内容, in a line. */
export function moreText({ emails, receiverPhone, showBuyerExtra, remark }: InvoiceForm): string {
  const parts = [
    remark.trim() === '' ? '' : `备注 ${characters(remark.trim())}字`,
    showBuyerExtra ? '显示购方信息' : '',
    emails.length > 1 ? `另发${emails.length - 1}个邮箱` : '',
    receiverPhone === '' ? '' : `接收手机 ${receiverPhone}`,
  ].filter((part) => part !== '')
  return parts.length === 0 ? '备注、接收手机等，选填' : parts.join('，')
}

/** The corrections that came along by themselves (IV-06); '' where none did. */
export function adjustText(items: readonly Trade[]): string {
  const amounts = items.filter(({ isAdjust }) => isAdjust).map(({ openAmount }) => openAmount)
  if (amounts.length === 0) return ''
  const sum = sumMoney(amounts)
  return `含退补差额${isNegativeMoney(sum) ? '' : '+'}${formatMoney(sum)}`
}
