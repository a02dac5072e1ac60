import { formatMoment, monthText } from '@domain/date-format'
import { disputeReasons } from '@domain/statuses/statement'
import { formatVolume, type Volume } from '@domain/volume'
import type { Work } from '../../http/context'
import { badField, ownOr2902 } from '../../http/refusal'
import type { Decided, DeskArea, TaskView } from '../desk/service'
import { urls } from '../file/service'
import {
  announceStatement,
  disputesById,
  findDispute,
  keepRegister,
  keepStatement,
  linesOf,
  listMeters,
  lockHead,
  reviseStatement,
  revisionsOf,
  type Correction,
  type Dispute,
  type Statement,
} from '../metering/service'
import { correctionsOf, grantedRegister, type Answer } from './rules/correction'

/*
 * STATEMENT_DISPUTE on the shared desk (AE-24, 5.12). PASS: as the customer says. ADJUST: with the register (READING) or the volume
 * that the company found. REJECT: the statement stays. The remark is the answer that the customer reads.
 */

type Task = Parameters<DeskArea['describe']>[1][number]
type Found = Awaited<ReturnType<typeof disputesById>>[number]

async function describe(work: Work, tasks: readonly Task[]): Promise<TaskView[]> {
  const found = await disputesById(
    work.db,
    tasks.map(({ bp, bizNo }) => ({ bp, disputeId: bizNo })),
  )
  const files = await urls(
    work,
    found.flatMap(({ images }) => images),
  )
  return tasks.map(({ bizNo }) => {
    const dispute = found.find(({ disputeId }) => disputeId === bizNo)
    return dispute ? viewOf(work, dispute, files) : { title: '结算单异议', facts: [], files: [] }
  })
}

const viewOf = (work: Work, dispute: Found, files: ReadonlyMap<string, string>): TaskView => ({
  title: `${monthText(dispute.statement.billMonth)}结算单异议`,
  facts: [
    { label: '户号', value: dispute.bp },
    { label: '结算单号', value: dispute.statement.statementNo },
    { label: '结算气量', value: formatVolume(dispute.statement.totalVolume) },
    { label: '异议原因', value: disputeReasons[dispute.reasonCode] },
    ...(dispute.meterId === null ? [] : [{ label: '表具', value: dispute.meterId }]),
    ...(dispute.channelNo === null ? [] : [{ label: '通道', value: dispute.channelNo }]),
    ...(dispute.expectedReading === null ? [] : [{ label: '客户读数', value: formatVolume(dispute.expectedReading) }]),
    { label: '说明', value: dispute.content },
    { label: '提交时间', value: formatMoment(dispute.submittedAt, work.clock.today()) },
    { label: '通过', value: '按客户所述调整（读数）或按现行气价重算（价格、其他）' },
    { label: '调整', value: '读数不符填写正确读数，其余填写结算气量' },
    { label: '驳回', value: '维持原值，备注为给客户的答复' },
  ],
  files: dispute.images.flatMap((fileId, index) => {
    const url = files.get(fileId)
    return url === undefined ? [] : [{ name: `照片${index + 1}`, url }]
  }),
})

async function decided(work: Work, task: Decided): Promise<void> {
  const key = { bp: task.bp ?? '', companyCode: task.companyCode }
  const { statementId } = ownOr2902(await findDispute(work.db, key.bp, task.bizNo))
  const statement = ownOr2902(await lockHead(work.db, key, statementId))
  // Read again: the customer may have withdrawn it while the statement was waited for.
  const dispute = ownOr2902(await findDispute(work.db, key.bp, task.bizNo))
  if (dispute.result !== null) return
  const { decision, volume, remark } = task
  const next =
    decision === 'REJECT'
      ? await keepStatement(work, statement, dispute, remark)
      : await accept(work, statement, dispute, { decision, volume, remark })
  await announceStatement(work, next)
}

/** The next revision with what the company grants. */
async function accept(work: Work, statement: Statement, dispute: Dispute, answer: Answer): Promise<Statement> {
  const lines = await linesOf(work.db, statement.bp, [statement.statementId])
  const first = (await revisionsOf(work.db, statement)).at(-1) ?? statement
  const plain = await linesOf(work.db, statement.bp, [first.statementId])
  const digits = new Map((await listMeters(work, statement)).map((meter) => [meter.meterId, meter.digits]))
  const found = correctionsOf(dispute, answer, lines, plain, digits)
  if (typeof found === 'string') throw badField(found)
  const corrections = await withoutRegister(work, statement, dispute, answer, found)
  const next = await reviseStatement(work, statement, dispute, answer.remark, corrections)
  if (!next) throw badField(answer.decision === 'ADJUST' ? 'volume' : 'decision')
  return next
}

/** Where the right register itself can be kept, nothing is granted on top of it. */
async function withoutRegister(
  work: Work,
  statement: Statement,
  dispute: Dispute,
  answer: Answer,
  corrections: Map<string, Correction>,
): Promise<ReadonlyMap<string, Correction>> {
  const register: Volume | null = grantedRegister(dispute, answer)
  const { meterId, channelNo } = dispute
  if (register === null || meterId === null || channelNo === null) return corrections
  if (!(await keepRegister(work, statement, { meterId, channelNo }, register))) return corrections
  const rest = new Map(corrections)
  rest.delete(`${meterId}|${channelNo}`)
  return rest
}

export const disputeDesk: DeskArea = { describe, decided }
