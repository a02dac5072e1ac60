import { formatMoney } from '@domain/money'
import { restOf } from '@domain/project/instalments'
import { badField, ownOr2902 } from '../../http/refusal'
import type { DeskArea } from '../desk/service'
import { shownFiles } from '../file/service'
import { heldProject } from './life'
import { auditVoucher, VOUCHER_TASK } from './payments'
import { findPayment, paymentsByIds } from './repo/money'
import { filesOf } from './views'

const keyOf = (bizNo: string) => {
  const [bp = '', paymentId = ''] = bizNo.split('|')
  return { bp, paymentId }
}

/** Vouchers for instalments that came without a code (PJ-07). */
const voucherDesk: DeskArea = {
  replies: ['未查到该笔到账，请核对付款日期与账户', '凭证不清晰，请重新上传', '金额与到账不符，请核对后重新提交'],
  async describe(work, tasks) {
    const rows = await paymentsByIds(
      work.db,
      tasks.map(({ bizNo }) => keyOf(bizNo).paymentId),
    )
    const known = await shownFiles(
      work,
      rows.flatMap(({ voucherFiles }) => voucherFiles),
    )
    return tasks.map(({ bizNo }) => {
      const { bp, paymentId } = keyOf(bizNo)
      const row = rows.find((one) => one.bp === bp && one.paymentId === paymentId)
      if (!row) return { title: '工程款凭证', facts: [], files: [] }
      return {
        title: `工程款凭证 ${row.projectName}`,
        facts: [
          { label: '户号', value: bp },
          { label: '项目编号', value: row.projectNo },
          { label: '款项', value: row.name },
          { label: '待缴', value: formatMoney(restOf(row)) },
          { label: '凭证金额', value: formatMoney(row.voucherAmount ?? '0.00') },
          { label: '付款日期', value: row.voucherDate ?? '' },
        ],
        files: filesOf(known, row.voucherFiles).map(({ name, url }) => ({ name, url })),
      }
    })
  },
  async decided(work, { bizNo, companyCode, decision, remark, decidedBy }) {
    if (decision === 'ADJUST') throw badField('decision')
    const seen = ownOr2902(await findPayment(work.db, keyOf(bizNo)), { companyCode })
    const project = await heldProject(work, seen, seen.projectId)
    const row = ownOr2902(await findPayment(work.db, seen))
    // Its money came by itself meanwhile.
    if (row.status !== 'AUDITING') return
    await auditVoucher(work, project, row, { passed: decision === 'PASS', reason: remark, by: decidedBy })
  },
}

export const projectDesk = { [VOUCHER_TASK]: voucherDesk }
