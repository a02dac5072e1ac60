import type { LicenseFields } from '../../db/column-types'
import type { Row } from '../../db/rows'
import { openBeside, type KeyHolder } from '../../secret'
import type { CertRow } from './repo'

/** What a machine read of a licence. */
export const readFields = (
  work: KeyHolder,
  { fields, legalPersonEnc }: Pick<Row<'licenseReading'>, 'fields' | 'legalPersonEnc'>,
): LicenseFields => ({ ...fields, legalPerson: openBeside(work, legalPersonEnc, fields.legalPerson) })

export const contactOf = (work: KeyHolder, row: Pick<CertRow, 'contactName' | 'contactNameEnc'>): string =>
  openBeside(work, row.contactNameEnc, row.contactName)
