import type { Work } from '../../http/context'
import { badField } from '../../http/refusal'
import type { Decided, DeskArea, TaskView } from '../desk/service'
import { decide } from './proof'
import { accountsById } from './repo'
import { branchName, branchOf } from './rules/banks'

async function describe(work: Work, tasks: readonly { bizNo: string }[]): Promise<TaskView[]> {
  const rows = await accountsById(
    work.db,
    tasks.map(({ bizNo }) => bizNo),
  )
  return tasks.map(({ bizNo }) => {
    const row = rows.find(({ accountId }) => accountId === bizNo)
    return {
      title: row ? `银行账户 尾号${row.accountTail}` : '银行账户',
      facts: row
        ? [
            { label: '户名', value: row.accountName },
            { label: '开户行', value: branchOf(row.cnapsCode) ? branchName(row) : `${branchName(row)}（客户填写）` },
            { label: '联行号', value: row.cnapsCode },
            { label: '办理原因', value: '汇款验证的次数已用完' },
            { label: '处理办法', value: '核对开户许可证或基本存款账户信息后通过，资料不符则驳回' },
          ]
        : [],
      files: [],
    }
  })
}

/** Staff decide by papers about an account that no payment has proved (BK-03). */
export const accountDesk: DeskArea = {
  describe,
  async decided(work: Work, { companyCode, bizNo, decision, decidedBy }: Decided) {
    if (decision === 'ADJUST') throw badField('decision')
    await decide(work, { userId: decidedBy, companyCode }, { accountId: bizNo, ok: decision === 'PASS' })
  },
}
