import type { Out } from '@contract'
import type { Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { versionsOf, type DocumentRow } from './repo'
import { documentFields } from '@contract/content/documents'
import { shape } from '../../http/shape'

type Head = Out<'cms GET /cms/document/versions'>['list'][number]
type DocType = DocumentRow['docType']

/** Only the newest effective version is in force; those before it are history whatever their row says. */
const headOf = (row: DocumentRow, isNewest: boolean): Head =>
  shape(documentFields, row, { status: isNewest ? 'EFFECTIVE' : 'HISTORY' })

/** A document in force, or one of its versions; 44870 when there is none that readers may see. */
export async function documentText(
  work: Work,
  docType: DocType,
  versionNo: string | undefined,
): Promise<Out<'cms GET /cms/document'>> {
  const versions = await versionsOf(work.db, docType, work.clock.today())
  const row = versionNo === undefined ? versions[0] : versions.find((one) => one.versionNo === versionNo)
  if (!row) throw new Refusal('44870')
  return { ...headOf(row, row === versions[0]), blocks: row.blocks }
}

/** All versions that readers may see, the newest first. */
export async function documentVersions(work: Work, docType: DocType): Promise<Head[]> {
  const versions = await versionsOf(work.db, docType, work.clock.today())
  return versions.map((row) => headOf(row, row === versions[0]))
}

/** The content of the contact page; 44870 without one in force. */
export async function contact(work: Work): Promise<Out<'cms GET /cms/contact'>> {
  const [newest] = await versionsOf(work.db, 'CONTACT', work.clock.today())
  if (!newest?.data) throw new Refusal('44870')
  return newest.data
}
