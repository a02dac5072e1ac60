import type { In, Out } from '@contract'
import { seasonOf } from '@domain/gas-day'
import type { Work } from '../../http/context'
import { cutPage } from '../../http/page'
import { ownOr2902 } from '../../http/refusal'
import { heatingOf } from './books'
import { guideDocs, type GuideDoc } from './repo'
import { guideOrder, rowsInForce, type GuideState } from './rules/guide'

type List = 'default GET /crmgas/price/guidePrice'
type Detail = 'default GET /crmgas/price/guideDetail'
type Row = Out<Detail>['rows'][number]

const listed = (doc: GuideDoc, state: GuideState): Out<List>['list'][number] => {
  const { docId, docNo, title, publishedBy, publishedAt, effectiveFrom, summary, fileUrl } = doc
  return { docId, docNo, title, publishedBy, publishedAt, effectiveFrom, summary, fileUrl, state }
}

/** price/guidePrice (AE-20): public numbers of the company, those in force first, and what is the highest price now. */
export async function guideList(work: Work, { companyCode }: Scope, input: In<List>): Promise<Out<List>> {
  const today = work.clock.today()
  const docs = await guideDocs(work.db, companyCode)
  const { gasUse, season, year } = input
  const isAsked = (row: { gasUse: string; season: string }): boolean =>
    (gasUse === undefined || row.gasUse === gasUse) && (season === undefined || row.season === season)
  const chosen = guideOrder(docs, today).filter(
    ({ doc }) => doc.rows.some(isAsked) && (year === undefined || doc.effectiveFrom.startsWith(year)),
  )
  const heating = heatingOf(work, companyCode)
  return {
    ...cutPage(
      chosen.map(({ doc, state }) => listed(doc, state)),
      input,
    ),
    current: rowsInForce(docs, today)
      .filter(({ row }) => isAsked(row))
      .map(({ row, doc: { docNo, effectiveFrom } }) => ({ ...(row as Row), docNo, effectiveFrom })),
    season: seasonOf(today, heating),
    heatingFrom: heating.heatingFrom,
    heatingTo: heating.heatingTo,
  }
}

/** price/guideDetail: one document of the company, all its prices. Unknown or another company's: 2902. */
export async function guideDetail(work: Work, { companyCode }: Scope, docId: string): Promise<Out<Detail>> {
  const docs = guideOrder(await guideDocs(work.db, companyCode), work.clock.today())
  const found = ownOr2902(docs.find(({ doc }) => doc.docId === docId))
  return { ...listed(found.doc, found.state), rows: found.doc.rows as Row[] }
}

interface Scope {
  companyCode: string
}
