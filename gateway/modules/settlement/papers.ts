import type { Work } from '../../http/context'
import { sealSoon, signedPaper, type SignedKind } from '../contract/service'
import { openOwn, paperUrl } from '../file/service'
import { findAccount } from '../gas-account/service'
import { companyOf, customerOf } from '../membership/service'
import { headOf, linesOf, meterNames, segmentsOf, type AccountKey, type Statement } from '../metering/service'
import { statementPaper, type StatementFacts } from './rules/paper'
import { statementPdf } from './statement-pdf'
import { isAutoConfirmed } from './view'

/** Kinds of the document: with money, and without for users that may not see bills. */
const WHOLE = 'statement'
const VOLUMES = 'statementvolumes'

/** The signed address of a statement's document. Its id contains the customer number: no search over all customers. */
export const statementUrl = (
  work: Work,
  { bp, companyCode, statementId }: Pick<Statement, 'bp' | 'companyCode' | 'statementId'>,
  withMoney: boolean,
): string => paperUrl(work, withMoney ? WHOLE : VOLUMES, [bp, companyCode, statementId].join('_'))

export const fileNameOf = ({ statementNo }: Pick<Statement, 'statementNo'>): string =>
  `抄表结算确认单_${statementNo}.pdf`

const draw =
  (withMoney: boolean): SignedKind['draw'] =>
  async (ctx, id) => {
    const [bp = '', companyCode = '', ...rest] = id.split('_')
    const head = await headOf(ctx.db, { bp, companyCode, statementId: rest.join('_') })
    if (!head) return null
    const paper = statementPaper(await statementFacts(ctx, head, withMoney))
    const bytes = await statementPdf(paper, {
      title: `${paper.title} ${head.statementNo}`,
      madeAt: head.customerSignAt ?? head.companySignAt ?? ctx.clock.iso(),
      signature: await handwriting(ctx, head),
    })
    return { name: fileNameOf(head), bytes }
  }

/** Both sides have confirmed it: the customer by a signature of its own (AE-23). */
const signers: SignedKind['signers'] = async (work, id) => {
  const [bp = '', companyCode = '', ...rest] = id.split('_')
  const head = await headOf(work.db, { bp, companyCode, statementId: rest.join('_') })
  if (!head || head.customerSignAt === null || head.signFileId === null) return null
  const { customerName = '' } = (await findAccount(work.db, { bp, companyCode })) ?? {}
  return {
    companyCode,
    customer: customerName,
    person: head.customerSignName ?? '',
    company: (await companyOf(work, companyCode))?.companyName ?? '',
    reason: '抄表结算确认',
    at: head.customerSignAt,
    page: null,
  }
}

export const statementPapers = { [WHOLE]: signedPaper(WHOLE), [VOLUMES]: signedPaper(VOLUMES) }
export const signedStatements = {
  [WHOLE]: { draw: draw(true), signers },
  [VOLUMES]: { draw: draw(false), signers },
}

/** The whole statement is signed and stored soon. */
export const sealStatement = (
  work: Work,
  { bp, companyCode, statementId }: Pick<Statement, 'bp' | 'companyCode' | 'statementId'>,
): Promise<unknown> => sealSoon(work, WHOLE, [bp, companyCode, statementId].join('_'))

/** The statement with its names, as they are today. */
async function statementFacts(work: Work, head: Statement, withMoney: boolean): Promise<StatementFacts> {
  const key: AccountKey = { bp: head.bp, companyCode: head.companyCode }
  const account = await findAccount(work.db, key)
  const customer = await customerOf(work, head.bp, head.companyCode)
  return {
    head,
    lines: await linesOf(work.db, head.bp, [head.statementId]),
    segments: await segmentsOf(work.db, head.bp, [head.statementId]),
    companyName: (await companyOf(work, head.companyCode))?.companyName ?? '',
    customerName: account?.customerName ?? customer?.customerName ?? '',
    address: account?.address ?? '',
    names: await meterNames(work, key),
    isAutoConfirmed: isAutoConfirmed(head),
    withMoney,
  }
}

/** The picture of the customer's signature; null where there is none. */
async function handwriting(work: Work, { signFileId, customerSignUserId }: Statement): Promise<Buffer | null> {
  if (signFileId === null || customerSignUserId === null) return null
  return (await openOwn(work, customerSignUserId, signFileId))?.bytes ?? null
}
