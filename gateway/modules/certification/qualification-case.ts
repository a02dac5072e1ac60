import { certStatus, ENDING_DAYS, qualificationKinds, qualificationTransitions } from '@domain/statuses/certification'
import { allows } from '@domain/machine'
import { caseKind } from '../../case/kind'
import type { Row } from '../../db/rows'
import type { Work } from '../../http/context'
import { customerOf, noteTaxpayer } from '../membership/service'
import { endingNotice, PAPERS_ROUTE } from './rules/ending'

/** Papers of a customer that the gas company reviews (C 2.12, C 3.4). */
export const qualifications = caseKind({
  table: 'qualification',
  id: 'qualId',
  state: 'status',
  states: certStatus,
  moves: qualificationTransitions,
  filed: '10',
  entity: 'qualification',
  route: () => PAPERS_ROUTE,
  files: { ref: 'QUALIFICATION', of: ({ fileIds = [] }) => fileIds },
  facts: () => [['有效期至', 14, ({ validTo }) => validTo ?? '长期']],
  desk: {
    type: 'QUALIFICATION',
    in: '10',
    title: ({ kind }) => `资质 ${qualificationKinds[kind].name}`,
    files: ({ kind, fileIds }) =>
      fileIds.map((fileId, at) => ({ name: `${qualificationKinds[kind].name}${at + 1}`, fileId })),
    decisions: { PASS: 'PASS', REJECT: 'REJECT' },
    set: ({ passed, remark }) => ({ rejectReason: passed ? null : remark }),
  },
  // To the user that sent it in; where that user has left, to the masters (E-X-02).
  notify: {
    PASS: ({ kind, submittedBy }) => ({
      audience: 'USER',
      userId: submittedBy,
      message: {
        templateCode: 'PAPER_RESULT',
        body: `${qualificationKinds[kind].name}已通过审核`,
        params: { result: '已通过' },
      },
    }),
    REJECT: ({ kind, submittedBy }, { reason }) => ({
      audience: 'USER',
      userId: submittedBy,
      message: {
        templateCode: 'PAPER_RESULT',
        params: { name: qualificationKinds[kind].name, result: '未通过', reason },
      },
    }),
  },
  then: { PASS: renewed },
  todos: ['CERT_EXPIRE'],
  deadlines: [
    {
      name: 'certification.qualificationEnds',
      in: '20',
      day: 'validTo',
      at: '09:00',
      ends: 'EXPIRE',
      remind: {
        days: [ENDING_DAYS],
        notice: ({ kind, validTo }) => endingNotice(qualificationKinds[kind].name, validTo ?? ''),
      },
    },
  ],
  list: { tabs: { all: ['10', '20', '30', '40', '50'] } },
})

/** The paper that a passed one renews is over (C 3.4); what it proves of the taxpayer is noted. */
async function renewed(
  work: Work,
  { bp, companyCode, kind, replaces }: Row<'qualification'>,
  by: string,
): Promise<void> {
  const older = replaces === null ? undefined : await qualifications.locked(work, { bp }, replaces)
  if (older && allows(qualificationTransitions, older.status, 'RENEW'))
    await qualifications.move(work, older, 'RENEW', by)
  const customer = kind === 'TAXPAYER' ? await customerOf(work, bp, companyCode) : null
  if (customer?.uscc) await noteTaxpayer(work, companyCode, customer.uscc)
}
