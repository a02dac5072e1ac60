import { FormSheet } from '@/blocks'
import { useWrite } from '@/request'
import { toast } from '@/ui'
import { emailLines } from '../apply/EmailFields'
import { emailsOf, inTwenties, MOST_EMAILS } from '../apply/mail-form'
import { keep, kept } from '../pick/kept'

interface Mail {
  emails: readonly string[]
}

interface MailSheetProps {
  invoiceIds: readonly string[]
  /** Where they went before. */
  email?: string
  onClose: () => void
}

const FIELDS = [{ key: 'emails' as const, label: '电子邮箱', kind: emailLines(MOST_EMAILS), required: true }]

/** 发送邮箱: sends the invoices again, to one to three addresses (IV-22). */
export function MailSheet({ invoiceIds, email, onClose }: MailSheetProps) {
  // No act: one tap is several writes, of twenty invoices each.
  const send = useWrite('default POST /crmgas/invoice/reSendEmail', {
    handles: ['2110', '2610', '2611', '2612', '2656'],
  })
  return (
    <FormSheet<Mail>
      title={invoiceIds.length > 1 ? `发送 ${invoiceIds.length} 张发票` : '发送邮箱'}
      confirmText='发送'
      name='invoice-mail'
      values={{ emails: [email ?? kept().email] }}
      fields={FIELDS}
      faultsAt={{ '2610': 'emails', '2611': 'emails', '2612': 'emails' }}
      onSubmit={async ({ emails }) => {
        const to = emailsOf(...emails)
        for (const some of inTwenties(invoiceIds)) await send.run({ invoiceIds: some, emails: to })
        keep({ email: to[0] ?? '' })
        toast('发送成功', { icon: 'success' })
        onClose()
      }}
      onClose={onClose}
    />
  )
}
