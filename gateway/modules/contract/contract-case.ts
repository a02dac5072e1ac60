import { contractStatus, contractTransitions, contractTypes } from '@domain/statuses/gas-contract'
import { caseKind } from '../../case/kind'
import { termsOf } from './rules/text'
import { issue } from './issue'

/** Contracts that a customer asks for and staff review (B 3.15): renewals and annual frames. */
export const contracts = caseKind({
  table: 'contract',
  id: 'contractId',
  state: 'state',
  states: contractStatus,
  moves: contractTransitions,
  filed: 'REVIEWING',
  entity: 'contract',
  route: ({ contractId }) => `/subPagesB/pages/signManagement/management?contractId=${contractId}`,
  facts: () => [
    ['合同编号', 20, ({ contractNo }) => contractNo],
    ['类型', 14, ({ contractType }) => contractTypes[contractType]],
    [
      '条款',
      40,
      (row) =>
        termsOf(row)
          .map(({ label, value }) => `${label}${value}`)
          .join('；'),
    ],
    ['说明', 30, ({ fields }) => fields.note ?? null],
  ],
  desk: {
    type: 'CONTRACT',
    in: 'REVIEWING',
    title: ({ title }) => title,
    decisions: { PASS: 'PASS', REJECT: 'RETURN' },
    set: ({ passed, remark }) => ({ remark: passed ? '' : remark }),
  },
  notify: {
    RETURN: ({ title }, { reason }) => ({
      message: { templateCode: 'CONTRACT_RESULT', body: `${title}需修改后重新提交：${reason}` },
    }),
  },
  then: { PASS: issue },
})
