import type { Api } from '@contract'
import { gasDaySpan } from '@domain/gas-day'
import { meterName } from '@domain/meter-name'
import type { BoundSession, Work } from '../../http/context'
import { maySee } from '../../http/may-see'
import { Refusal } from '../../http/refusal'
import { billsOfStatements, type BillHead } from '../billing/service'
import { urls } from '../file/service'
import {
  disputesOf,
  headOf,
  lineView,
  linesOf,
  listMeters,
  revisionsOf,
  segmentsOf,
  settledAges,
  settlementFacts,
  type AgeOf,
  type AccountKey,
  type Dispute,
  type Meter,
  type Statement,
  type StatementSegment,
} from '../metering/service'
import { Head as HeadSchema, Revision, Dispute as DisputeSchema } from '@contract/energy/settlement'
import { PreviewSegment } from '@contract/energy/months'
import { shape } from '../../http/shape'

export type Head = Api['energy GET /settlement/list']['out']['list'][number]
type Full = Api['energy GET /settlement/detail']['out']

/** AE-24: over all revisions. */
const MOST_DISPUTES = 2

export const keyOf = ({ bp, companyCode }: AccountKey): AccountKey => ({ bp, companyCode })

/** The head of a statement as customers read it. */
export function headView(statement: Statement, meters: readonly Meter[], ageOf: AgeOf, withMoney: boolean): Head {
  const { scope, scopeKey, totalAmount } = statement
  const meter = meters.find(({ meterId }) => meterId === scopeKey)
  return shape(HeadSchema.properties, statement, {
    scope,
    meterId: scope === 'SINGLE' ? scopeKey : null,
    meterName: meter ? meterName(meter) : '',
    totalAmount: withMoney ? totalAmount : null,
    confirmDeadline: statement.state === 'PENDING' ? statement.confirmDeadline : null,
    ...ageOf([statement.statementId], gasDaySpan(statement.periodTo).to),
  })
}

/** A statement of the session's customer; an unknown, a foreign one and one of another kind are all 2902. */
export async function ownStatement(
  work: Work,
  key: AccountKey,
  statementId: string,
  is: (statement: Statement) => boolean = () => true,
): Promise<Statement> {
  const found = await headOf(work.db, { ...keyOf(key), statementId })
  if (!found || !is(found)) throw new Refusal('2902')
  return found
}

/** A 5.3 settlement/detail and detailSingle: everything that both sides check before they agree. */
export async function wholeStatement(
  work: Work,
  session: BoundSession,
  statementId: string,
  scope: Statement['scope'],
): Promise<Full> {
  const statement = await ownStatement(
    work,
    session,
    statementId,
    (one) => one.scope === scope && one.billVersion === 'NEW',
  )
  const withMoney = maySee(session, 'BILL_VIEW')
  const meters = await listMeters(work, session)
  const lines = await linesOf(work.db, statement.bp, [statementId])
  const segments = withMoney ? await segmentsOf(work.db, statement.bp, [statementId]) : []
  const revisions = await revisionsOf(work.db, statement)
  const disputes = await disputesOf(
    work.db,
    statement.bp,
    revisions.map((one) => one.statementId),
  )
  const facts = await settlementFacts(work, statement, lines)
  const ageOf = await settledAges(work, statement, [statementId])
  const files = await urls(work, filesOf(statement, disputes, facts.registers))
  const { netAmount, taxAmount, otherItems } = statement
  return {
    ...headView(statement, meters, ageOf, withMoney),
    ...signatures(statement, files),
    netAmount: withMoney ? netAmount : null,
    taxAmount: withMoney ? taxAmount : null,
    lines: lines.map((line) => lineView(line, meterOf(meters, line.meterId), withMoney)),
    segments: segments.map(segmentView),
    otherItems: otherItems.map(({ code, name, amount }) => ({ code, name, amount: withMoney ? amount : null })),
    registers: facts.registers.map(({ photoFileId, ...register }) => ({
      ...register,
      photoUrl: files.get(photoFileId ?? '') ?? null,
    })),
    disputes: disputes.map((dispute) => disputeView(dispute, meters, files)),
    revisions: revisions.map((one) =>
      shape(Revision.properties, one, { totalAmount: withMoney ? one.totalAmount : null, madeAt: one.companySignAt }),
    ),
    disputesLeft: Math.max(0, MOST_DISPUTES - statement.disputeCount),
    bill: withMoney ? await billOf(work, statement) : null,
  }
}

const meterOf = (meters: readonly Meter[], meterId: string | null): Meter | undefined =>
  meters.find((one) => one.meterId === meterId)

/** Every file that the answer shows, to be signed in one query. */
const filesOf = (
  statement: Statement,
  disputes: readonly Dispute[],
  registers: readonly { photoFileId: string | null }[],
): string[] => [
  ...(statement.signFileId === null ? [] : [statement.signFileId]),
  ...disputes.flatMap(({ images }) => images),
  ...registers.flatMap(({ photoFileId }) => photoFileId ?? []),
]

const signatures = (statement: Statement, files: ReadonlyMap<string, string>) => ({
  companySignName: statement.companySignName,
  companySignAt: statement.companySignAt,
  customerSignName: statement.customerSignName,
  customerSignAt: statement.customerSignAt,
  signUrl: files.get(statement.signFileId ?? '') ?? null,
  signSha256: statement.signSha256,
  isAutoConfirmed: isAutoConfirmed(statement),
})

/** Billed without a signature: no answer came in time (AE-22). */
export const isAutoConfirmed = ({ state, customerSignAt }: Statement): boolean =>
  state === 'AUTO_CONFIRMED' || (state === 'BILLED' && customerSignAt === null)

const segmentView = (one: StatementSegment): Full['segments'][number] => shape(PreviewSegment.properties, one, {})

function disputeView(
  dispute: Dispute,
  meters: readonly Meter[],
  files: ReadonlyMap<string, string>,
): Full['disputes'][number] {
  const { meterId, channelNo, images } = dispute
  const meter = meterOf(meters, meterId)
  return shape(DisputeSchema.properties, dispute, {
    meterId,
    meterName: meter ? meterName(meter) : (meterId ?? ''),
    channelNo,
    images: images.flatMap((fileID) => {
      const url = files.get(fileID)
      return url === undefined ? [] : [{ fileID, url }]
    }),
  })
}

/** The present bill of a statement; null before there is one. */
export async function billOf(work: Work, statement: Statement): Promise<Full['bill']> {
  const [bill] = await billsOfStatements(work.db, statement.bp, [statement.statementId])
  return bill ? billView(bill) : null
}

const billView = ({ billId, billNo, state, dueDate }: BillHead) => ({ billId, billNo, state, dueDate })
