import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import * as repo from './repo'
import type { UserRow } from './repo'

/** Versions of the documents in force (LG-06); the client asks for consent again when they are newer than what was accepted. */
export const documentVersions = (work: Work) => ({
  userAgreement: work.settings.text('*', 'agreementVersion', '2.1'),
  privacyPolicy: work.settings.text('*', 'privacyVersion', '2.1'),
})

/** Documents with a version in force that the user has not accepted yet. */
async function toAccept(work: Work, userId: string) {
  const versions = documentVersions(work)
  const accepted = await repo.acceptedVersions(work.db, userId)
  return (['userAgreement', 'privacyPolicy'] as const).filter((docType) => accepted[docType] !== versions[docType])
}

/** Whether the user has accepted both documents as they are in force: at an earlier login, on whatever device. */
export const hasAccepted = async (work: Work, userId: string): Promise<boolean> =>
  (await toAccept(work, userId)).length === 0

/** Keeps that the user ticked the box: one row per document and version (C 2.4, append only). */
export async function acceptAgreement(work: Work, user: UserRow, channel: string, ip: string): Promise<void> {
  const versions = documentVersions(work)
  const now = work.clock.now()
  const rows = (await toAccept(work, user.userId)).map((docType) => ({
    consentId: newId(now),
    userId: user.userId,
    phoneIndex: user.phoneIndex,
    docType,
    version: versions[docType],
    channel,
    acceptedAt: work.clock.iso(),
    ip,
  }))
  await repo.insertConsents(work.db, rows)
  if (user.agreementVersion !== versions.userAgreement)
    await repo.updateUser(work.db, user.userId, {
      agreementVersion: versions.userAgreement,
      updatedAt: work.clock.iso(),
    })
}
