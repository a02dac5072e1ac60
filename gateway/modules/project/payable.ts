import { addDays } from '@domain/date'
import { restOf } from '@domain/project/instalments'
import { Refusal } from '../../http/refusal'
import type { Payable } from '../payment/service'
import { heldProject } from './life'
import { changePayment, findPayment } from './repo/money'
import { findProject } from './repo/projects'
import { takeMoney } from './payments'
import { asks, endOf } from './notices'

type ByTransfer = NonNullable<Payable['byTransfer']>

/** Days that a transfer for an instalment lives at least: one that is overdue can still be paid. */
const TRANSFER_DAYS = 7

const isAsked = (status: string): boolean => status === 'TO_PAY' || status === 'AUDIT_REJECTED'

/** What an instalment waits for: nothing while its project is paused (PJ-11) or was given up, or a voucher is looked at. */
const expected: ByTransfer['expected'] = async (work, { bp, companyCode }, paymentId) => {
  const row = await findPayment(work.db, { bp, paymentId })
  if (!row || row.companyCode !== companyCode || !isAsked(row.status) || row.ttId !== null) return null
  const project = await findProject(work.db, row)
  if (!project || !asks(project)) return null
  const lives = addDays(work.clock.today(), TRANSFER_DAYS)
  const expireAt = endOf(row.dueDate > lives ? row.dueDate : lives)
  return { title: `${project.projectName} ${row.name}`, amount: restOf(row), expireAt }
}

/** One transfer for an instalment: 2904 for a second one at once. */
const ordered: ByTransfer['ordered'] = async (work, { bp }, paymentId, ttId) => {
  const row = await findPayment(work.db, { bp, paymentId })
  if (!row || row.ttId !== null) throw new Refusal('2904')
  await changePayment(work.db, row, { ttId }, work.clock.iso())
}

/** An instalment of a project (rest 2.4): by transfer only, whole or in parts, never twice; what comes beyond, or for one that was given up, stays on the balance. */
export const instalmentPayable: Payable = {
  balance: 'NONE',
  entryType: 'PROJECT',
  topUpAs: 'TOPUP',
  voucherPart: ({ title }) => title,
  declines: true,
  async paid(work, { order: { bp, orderId } }, { refId: paymentId, principal }, { at, by }) {
    const seen = await findPayment(work.db, { bp, paymentId })
    if (!seen) return null
    const project = await heldProject(work, seen, seen.projectId)
    const row = await findPayment(work.db, { bp, paymentId })
    if (!row || row.status === 'PAID') return null
    if (row.ttId === orderId) await changePayment(work.db, row, { ttId: null }, work.clock.iso())
    if (project.status === 'TERMINATED') return null
    const isTaken = await takeMoney(work, project, row, { amount: principal, at, by, voucher: false })
    return isTaken ? { principal } : null
  },
  async ended(work, { bp }, { refId: paymentId, orderId }) {
    const row = await findPayment(work.db, { bp, paymentId })
    if (row?.ttId === orderId) await changePayment(work.db, row, { ttId: null }, work.clock.iso())
  },
  byTransfer: { expected, ordered },
}
