import type { In, Out } from '@contract'
import { documentFields } from '@contract/content/documents'
import { addDays } from '@domain/date'
import { jsonb } from '../../db/connect'
import type { Work } from '../../http/context'
import { badField, Refusal } from '../../http/refusal'
import { listed } from '../../settings'
import { shape } from '../../http/shape'
import { blocksOfText } from '../audience/service'
import { lockType, insertDocuments, allVersions } from './repo'
import { isNewer } from './rules'

type Publish = 'btwob POST /document/publish'

/** Latest first day of a version, from today. */
const MOST_DAYS = 365

/**
 * AB-01. Documents are the same for all companies: only staff of the companies in the setting `document.publishers` may change them
 * (2903).
 */
export async function publishDocument(
  work: Work,
  { companyCode }: { companyCode: string },
  input: In<Publish>,
): Promise<Out<Publish>> {
  const { docType, versionNo, effectiveDate } = input
  if (!listed(work.settings, '*', 'document.publishers').includes(companyCode)) throw new Refusal('2903')
  const today = work.clock.today()
  if (effectiveDate < today || effectiveDate > addDays(today, MOST_DAYS)) throw badField('effectiveDate')
  const [title, blocks] = [input.title.trim(), blocksOfText(input.text)]
  if (title === '') throw badField('title')
  if (blocks.length === 0) throw badField('text')
  // Two at once see each other's version.
  await lockType(work.db, docType)
  const before = await allVersions(work.db, docType)
  if (!before.every((one) => isNewer(versionNo, one.versionNo))) throw badField('versionNo', '版本号须高于已有版本')
  if (before.some((one) => one.effectiveDate > effectiveDate))
    throw badField('effectiveDate', '生效日期不能早于已有版本')
  const row = { docType, versionNo, title, effectiveDate, blocks: jsonb(blocks), status: 'EFFECTIVE' as const }
  await insertDocuments(work.db, [{ ...row, createdAt: work.clock.iso() }])
  return shape(documentFields, row, { status: effectiveDate <= today ? 'EFFECTIVE' : 'COMING' })
}
