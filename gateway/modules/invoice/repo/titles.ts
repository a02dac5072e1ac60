import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../../../db/connect'
import { lockByName } from '../../../db/lock'
import type { Row } from '../../../db/rows'
import type { InvoiceTitleTable } from '../../../db/tables.gen'
import type { Work } from '../../../http/context'
import { openText, sealText } from '../../../secret'
import type { Title } from '../types'
import type { UserAtNumbers } from './own'

type With = Pick<Work, 'db' | 'config'>

const opened = (work: With, title: Row<'invoiceTitle'>): Title => ({
  ...title,
  address: openText(work, title.address),
  phone: openText(work, title.phone),
  bankAccount: openText(work, title.bankAccount),
  email: openText(work, title.email),
  receiverPhone: openText(work, title.receiverPhone),
})

type SealedName = 'address' | 'phone' | 'bankAccount' | 'email' | 'receiverPhone'
type Plain<Values> = Omit<Values, SealedName> & Partial<Record<SealedName, string>>

/** The values as they are written: what is personal of them is sealed. */
function sealed<Values extends Partial<Record<SealedName, string>>>(work: With, title: Values) {
  const { address, phone, bankAccount, email, receiverPhone, ...rest } = title
  return {
    ...rest,
    ...(address !== undefined && { address: sealText(work, address) }),
    ...(phone !== undefined && { phone: sealText(work, phone) }),
    ...(bankAccount !== undefined && { bankAccount: sealText(work, bankAccount) }),
    ...(email !== undefined && { email: sealText(work, email) }),
    ...(receiverPhone !== undefined && { receiverPhone: sealText(work, receiverPhone) }),
  }
}

const live = (db: Db, bp: string) =>
  db.selectFrom('invoiceTitle').selectAll().where('bp', '=', bp).where('deleted', '=', false)

export const titlesOf = async (work: With, bp: string): Promise<Title[]> => {
  const found = live(work.db, bp).orderBy('isDefault', 'desc').orderBy('createdAt', 'desc').orderBy('titleId', 'desc')
  return (await found.execute()).map((one) => opened(work, one))
}

export const findTitle = async (work: With, bp: string, titleId: string): Promise<Title | undefined> => {
  const found = await live(work.db, bp).where('titleId', '=', titleId).executeTakeFirst()
  return found && opened(work, found)
}

/** All titles of a customer under their row locks: one default, no two alike, at most so many. */
export const lockTitles = async (work: With, bp: string): Promise<Title[]> =>
  (await live(work.db, bp).orderBy('titleId').forUpdate().execute()).map((one) => opened(work, one))

/** One at a time writes titles of a customer, also the first. */
export const lockTitleBook = async (db: Db, bp: string): Promise<void> => lockByName(db, 'invoice_title', bp)

export async function titlesById(work: With, titleIds: readonly string[]): Promise<Title[]> {
  if (titleIds.length === 0) return []
  const found = work.db.selectFrom('invoiceTitle').selectAll()
  return (await found.where('titleId', 'in', [...titleIds]).execute()).map((one) => opened(work, one))
}

/** Titles that a user added, also those that were deleted: for the own copy. */
export async function titlesMadeBy(work: With, { userId, bps }: UserAtNumbers): Promise<Title[]> {
  const found = await work.db
    .selectFrom('invoiceTitle')
    .selectAll()
    .where('bp', 'in', [...bps])
    .where('createdBy', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('titleId')
    .execute()
  return found.map((one) => opened(work, one))
}

export async function insertTitle(work: With, title: Plain<Insertable<InvoiceTitleTable>>): Promise<void> {
  await work.db.insertInto('invoiceTitle').values(sealed(work, title)).execute()
}

export async function setTitle(
  work: With,
  { bp, titleId }: Pick<Title, 'bp' | 'titleId'>,
  title: Plain<Omit<Updateable<InvoiceTitleTable>, 'status'>>,
): Promise<void> {
  await work.db
    .updateTable('invoiceTitle')
    .set(sealed(work, title))
    .where('bp', '=', bp)
    .where('titleId', '=', titleId)
    .execute()
}

export async function setDefault(work: With, bp: string, titleId: string | null, at: string): Promise<void> {
  await work.db
    .updateTable('invoiceTitle')
    .set({ isDefault: false, updatedAt: at })
    .where('bp', '=', bp)
    .where('isDefault', '=', true)
    .execute()
  if (titleId !== null) await setTitle(work, { bp, titleId }, { isDefault: true, updatedAt: at })
}
