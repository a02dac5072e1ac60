import type { Out } from '@contract'
import { queueReasons } from '@domain/statuses/invoice-apply'

type Application = Out<'default GET /crmgas/invoice/applyDetail'>

interface ResultLook {
  kind: 'success' | 'pending' | 'fail'
  headline: string
  text: string
}

/** The state of an application, in words (C 6.7). */
export function resultLook({
  status,
  invoiceCount,
  queueReason,
  failReason,
  emails,
}: Pick<Application, 'status' | 'invoiceCount' | 'queueReason' | 'failReason' | 'emails'>): ResultLook {
  const isMailed = emails.length > 0
  switch (status) {
    case 'A0':
    case 'A1':
      // With invoices out already, the rest is tried again (C 3.8).
      return {
        kind: 'pending',
        headline: '申请已提交',
        text: failReason ?? (isMailed ? '正在开具，完成后发送至您的邮箱' : '正在开具'),
      }
    case 'A2':
      return {
        kind: 'success',
        headline: `开具成功，共${invoiceCount}张`,
        text: isMailed ? '发票将发送至您的邮箱' : '可查看、下载发票',
      }
    case 'A3':
      return { kind: 'fail', headline: '开具失败', text: failReason ?? '请稍后重新申请' }
    case 'A4':
      return {
        kind: 'pending',
        headline: '申请已提交',
        text: queueReason === null ? '排队中' : queueReasons[queueReason],
      }
    case 'A5':
      return { kind: 'fail', headline: '申请已撤销', text: '' }
  }
}
