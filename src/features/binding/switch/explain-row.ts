import { callPhone } from '@/platform/phone'
import { accessUser } from '@/auth'
import { decide } from '@/routes/access'
import { go } from '@/routes/go'
import { confirm } from '@/ui'
import type { CustomerRow } from '../words'

/** BD-20 for one row of the list: why it cannot be opened, with the way on. */
export async function explainRow(row: CustomerRow): Promise<void> {
  const { bp, isMaster, reviewStatus, masterUsername, rejectReason, bindingId } = row
  const decision = decide('bound', { ...accessUser(), bp, isMaster, reviewStatus, masterUsername, rejectReason })
  if (decision.kind !== 'review') return
  const { prompt, then, phone } = decision
  if (!(await confirm({ cancelText: null, ...prompt }))) return
  if (then === 'call-master') callPhone(phone)
  if (then === 'apply-again') await go('/pages/confirm-cusInfo/customer-info', { bindingId })
}
