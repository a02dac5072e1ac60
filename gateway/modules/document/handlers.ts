import type { Static } from '@sinclair/typebox'
import { documents } from '@contract/content/documents'
import type { Work } from '../../http/context'
import { implement } from '../../http/handlers'
import { Refusal } from '../../http/refusal'
import { documentVersions, type DocumentRow } from './repo'

type Head = Static<(typeof documents)['cms GET /cms/document/versions']['out']>['list'][number]

/** Only the newest effective version is in force; those before it are history whatever their row says. */
const headOf = (row: DocumentRow, isNewest: boolean): Head => ({
  docType: row.docType,
  versionNo: row.versionNo,
  title: row.title,
  effectiveDate: row.effectiveDate,
  status: isNewest ? 'EFFECTIVE' : 'HISTORY',
})

const versionsOf = (work: Work, docType: Head['docType']) => documentVersions(work.db, docType, work.clock.today())

export const documentHandlers = implement(documents, {
  'cms GET /cms/document': async (ctx, { docType, versionNo }) => {
    const versions = await versionsOf(ctx, docType)
    const row = versionNo === undefined ? versions[0] : versions.find((one) => one.versionNo === versionNo)
    if (!row) throw new Refusal('44870')
    return { ...headOf(row, row === versions[0]), blocks: row.blocks }
  },
  'cms GET /cms/document/versions': async (ctx, { docType }) => {
    const versions = await versionsOf(ctx, docType)
    return { list: versions.map((row) => headOf(row, row === versions[0])) }
  },
  'cms GET /cms/contact': async (ctx) => {
    const [newest] = await versionsOf(ctx, 'CONTACT')
    if (!newest?.data) throw new Refusal('44870')
    return newest.data
  },
})
