import { formatAmount } from '@domain/money'
import { maskTail } from '@domain/mask'
import type { Work } from '../../../http/context'
import { badField } from '../../../http/refusal'
import type { Decided, DeskArea, TaskView } from '../../desk/service'
import { urls } from '../../file/service'
import { holdOrder } from '../order/hold'
import { latestProofs, lockTransfer, transfersById, type Transfer } from '../repo/transfers'
import { rejectProof } from './proof'
import { openText } from '../../../secret'

async function describe(work: Work, tasks: readonly Pick<Decided, 'bizNo'>[]): Promise<TaskView[]> {
  const ids = tasks.map(({ bizNo }) => bizNo)
  const found = await transfersById(work.db, ids)
  const proofs = await latestProofs(work.db, ids)
  const addresses = await urls(
    work,
    proofs.map(({ fileId }) => fileId),
  )
  return ids.map((id) => {
    const transfer = found.find(({ ttId }) => ttId === id)
    const own = proofs.filter(({ ttId }) => ttId === id).map(({ fileId }) => addresses.get(fileId) ?? '')
    return transfer ? viewOf(work, transfer, own) : { title: '电汇凭证', facts: [], files: [] }
  })
}

const viewOf = (work: Work, transfer: Transfer, addresses: readonly string[]): TaskView => ({
  title: '电汇凭证核验',
  facts: [
    { label: '户号', value: transfer.bp },
    { label: '汇款识别码', value: transfer.remitCode },
    { label: '申请金额', value: `${formatAmount(transfer.amount)}元` },
    { label: '汇款日期', value: transfer.remitDate ?? '' },
    { label: '付款人', value: transfer.payerName },
    { label: '付款账号', value: maskTail(openText(work, transfer.payerAccount)) },
    { label: '说明', value: transfer.proofRemark },
  ],
  files: addresses.filter((url) => url !== '').map((url, index) => ({ name: `凭证${index + 1}`, url })),
})

/** The slip alone moves no money: what comes in at the bank passes it by itself (5.12). */
async function decided(work: Work, { bizNo, bp, decision, remark, decidedBy }: Decided): Promise<void> {
  if (decision !== 'REJECT' || bp === null) throw badField('decision')
  const held = await holdOrder(work, bizNo, bp)
  const transfer = held && (await lockTransfer(work.db, bp, bizNo))
  if (transfer?.state === 'WAIT_VERIFY') await rejectProof(work, transfer, remark, decidedBy)
}

/** TT_PROOF on the shared desk (AE-76). */
export const transferDesk: DeskArea = { describe, decided }
