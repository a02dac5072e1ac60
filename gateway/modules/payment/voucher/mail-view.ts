import { maskEmail } from '@domain/mask'
import { openText, type KeyHolder } from '../../../secret'
import type { VoucherMail } from '../repo/voucher-mails'

export const stateOf = ({ sentAt, failedAt }: VoucherMail) =>
  sentAt !== null ? ('SENT' as const) : failedAt !== null ? ('FAILED' as const) : ('WAITING' as const)

export const mailView = (work: KeyHolder, mail: VoucherMail) => ({
  email: maskEmail(openText(work, mail.email)),
  state: stateOf(mail),
  at: mail.createdAt,
})
