import { HOUR, MINUTE, dateOf, monthOf } from '@domain/date'
import { isZeroMoney, timesMoney } from '@domain/money'
import { jsonb } from '../../db/connect'
import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import { isoOf } from '../../ports/clock'
import { transition } from '../../states'
import { openTask } from '../../modules/desk/service'
import { requestConsent, saveRed } from '../../modules/invoice/red-run'
import { invoicesOf, linesOf, setInvoice } from '../../modules/invoice/repo/invoices'
import { findRed, insertRed } from '../../modules/invoice/repo/reds'
import { leftOf, partRed, wholeRed } from '../../modules/invoice/rules/red'
import { sumTaxed } from '../../modules/invoice/rules/tax'
import { invoiceMachine } from '../../modules/invoice/states'
import type { Invoice, Red } from '../../modules/invoice/types'
import { usersOf } from '../../modules/membership/service'
import { insertConfirmation, nextOf } from '../stand-ins/tax-repo'
import { platformNumber } from './history'

const ceramics = '1000000001'

interface Form {
  status: Red['status']
  reason: Red['reason']
  /** Of one line, in hundredths; whole without. */
  part?: string
  /** Hours since it was made. */
  ago: number
  rejectReason?: string
}

const forms: readonly Form[] = [
  { status: '02', reason: '01', ago: 41 },
  { status: 'RS', reason: '01', ago: 300 },
  { status: 'RS', reason: '04', part: '0.08', ago: 500 },
  { status: '05', reason: '03', ago: 700 },
  { status: '07', reason: '02', ago: 900 },
  { status: '08', reason: '01', ago: 1000 },
  { status: 'R9', reason: '04', part: '0.10', ago: 1100, rejectReason: '折让协议未盖章' },
  { status: 'R0', reason: '03', ago: 2 },
]

/** Forms of every state at the ceramics works, each about an invoice of its own (C 8.5). */
export async function seedReds(work: Work): Promise<void> {
  const invoices = (await invoicesOf(work.db, ceramics)).filter(
    ({ color, status }) => color === 'BLUE' && status === 'N1',
  )
  const [master] = await usersOf(work, ceramics)
  for (const [n, form] of forms.entries()) {
    const invoice = invoices[n]
    if (invoice) await seedForm(work, invoice, form, master?.userId ?? 'SYSTEM')
  }
}

async function seedForm(work: Work, invoice: Invoice, form: Form, userId: string): Promise<void> {
  const { bp, companyCode, invoiceId } = invoice
  const left = leftOf(await linesOf(work.db, bp, [invoiceId]), [])
  const [first] = left
  if (!first || isZeroMoney(first.leftGross)) return
  const lines =
    form.part === undefined
      ? wholeRed(left)
      : partRed(left, [{ lineNo: first.lineNo, grossAmount: timesMoney(first.leftGross, form.part) }])
  const made = work.clock.now() - form.ago * HOUR
  const isOpen = form.status === 'R0' || form.status === '02'
  const isUsed = form.status === '02' || form.status === '05' || form.status === '07'
  if (isUsed) await setInvoice(work.db, invoice, { useStatus: form.status === '07' ? '2' : '1' })
  const redId = newId(made)
  const wasPassed = form.status !== 'R0' && form.status !== 'R9' && form.status !== '08'
  const confirmNo = wasPassed ? await confirmation(work, invoice, redId, form) : null
  const red = {
    bp,
    redId,
    groupId: redId,
    companyCode,
    userId,
    blueInvoiceId: invoiceId,
    reason: form.reason,
    mode: form.part === undefined ? ('FULL' as const) : ('PART' as const),
    lines: jsonb(lines),
    ...sumTaxed(lines),
    explanation: '演示数据：红冲申请',
    confirmNo,
    newTitle: jsonb(null),
    status: form.status === 'RS' ? ('04' as const) : form.status,
    rejectReason: form.rejectReason ?? null,
    buyerDeadline: isUsed || form.part !== undefined ? isoOf(made + 72 * HOUR) : null,
    createdAt: isoOf(made),
    updatedAt: isoOf(made),
    reviewedAt: form.status === 'R0' ? null : isoOf(made + 20 * MINUTE),
    confirmedAt: form.status === 'RS' ? isoOf(made + HOUR) : null,
    finishedAt: isOpen || form.status === 'RS' ? null : isoOf(made + 24 * HOUR),
  }
  await insertRed(work.db, red)
  if (isOpen || form.status === 'RS') await transition(work, invoiceMachine, invoice, 'ASK_RED')
  if (form.status === 'R0')
    await openTask(work, { companyCode, bizType: 'RED', bizNo: redId, bp, rule: 'manual', dueAt: null })
  const kept = await findRed(work.db, bp, redId)
  if (form.status === '02' && kept) await requestConsent(work, kept, invoice, isoOf(made + 72 * HOUR))
  if (form.status === 'RS') {
    const invoiceNo = await platformNumber(work, companyCode, redId, `-${red.grossAmount}`)
    await saveRed(work, bp, redId, { invoiceNo, issueTime: isoOf(made + 2 * HOUR), files: null })
  }
}

async function confirmation(
  work: Work,
  { companyCode, issueTime }: Invoice,
  confirmKey: string,
  form: Form,
): Promise<string> {
  const number = await nextOf(work.db, companyCode, 'CONFIRM')
  const confirmNo = `${monthOf(dateOf(issueTime)).slice(2, 4)}139${String(number).padStart(15, '0')}`
  const stages = { '02': '02', '05': '05', '07': '08' } as const
  const stage = form.status in stages ? stages[form.status as keyof typeof stages] : ('04' as const)
  await insertConfirmation(work.db, { companyCode, confirmKey, confirmNo, stage, madeAt: work.clock.iso() })
  return confirmNo
}
