import type { Out } from '@contract'
import type { Work } from '../../http/context'
import { question } from '../../extensions'
import { ownOr2902 } from '../../http/refusal'
import { processTextOn } from './repo/process-texts'
import { ask } from '../../wiring'
import { bidding, draw, type BidTerms } from './rules/market-texts'
import { plans, type PlanTerms } from './rules/plan-texts'
import { ownTexts } from './rules/process-texts'
import type { ProcessText } from './rules/text-parts'

type Answer = Out<'default GET /crmgas/processText/get'>

type TermsOf<T> = (work: Pick<Work, 'settings'>, key: { companyCode: string }) => T

/** What plans are held to, for the words about them. */
export const planTerms = question<TermsOf<PlanTerms>>('planTerms')
/** What bids and draws are held to. */
export const bidTerms = question<TermsOf<BidTerms>>('bidTerms')

/** By code; made of what the gas company has set. */
const madeTexts: ReadonlyMap<string, (work: Work, key: { companyCode: string }) => ProcessText> = new Map([
  ['PREDICT', (work, key) => plans(ask(work, planTerms)(work, key))],
  ['NG_BID', (work, key) => bidding(ask(work, bidTerms)(work, key))],
  ['NG_DRAW', (work, key) => draw(ask(work, bidTerms)(work, key))],
])

/** Process text of a trade (B 2.24): the gas company's own text, else the product's. 2902 for a code without a text. */
export async function processText(work: Work, companyCode: string, code: string): Promise<Answer> {
  const { title, version, effectiveFrom, sections } =
    (await processTextOn(work.db, code, companyCode, work.clock.today())) ?? ownText(work, companyCode, code)
  return { code, title, version, effectiveFrom, sections }
}

function ownText(work: Work, companyCode: string, code: string): Omit<Answer, 'code'> {
  const found = madeTexts.get(code)?.(work, { companyCode }) ?? ownOr2902(ownTexts.get(code))
  return { ...found, version: 1, effectiveFrom: '2026-11-01' }
}
