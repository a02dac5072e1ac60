import type { Out } from '@contract'
import type { Work } from '../../http/context'
import { ownOr2902 } from '../../http/refusal'
import { processTextOn } from './repo/process-texts'
import { ownTexts } from './rules/process-texts'

type Answer = Out<'default GET /crmgas/processText/get'>

/**
 * How a trade goes (B 2.24): what the gas company has written before the product's own words, which stand wherever nobody wrote any.
 * 2902 for a code without a text.
 */
export async function processText(
  work: Pick<Work, 'db' | 'clock'>,
  companyCode: string,
  code: string,
): Promise<Answer> {
  const { title, version, effectiveFrom, sections } =
    (await processTextOn(work.db, code, companyCode, work.clock.today())) ?? ownText(code)
  return { code, title, version, effectiveFrom, sections }
}

function ownText(code: string): Omit<Answer, 'code'> {
  const found = ownOr2902(ownTexts.get(code))
  return { ...found, version: 1, effectiveFrom: '2026-11-01' }
}
