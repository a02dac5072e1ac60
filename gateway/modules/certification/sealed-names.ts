import type { LicenseFields } from '../../db/column-types'
import type { Row } from '../../db/rows'
import { openText, type KeyHolder } from '../../secret'
import type { CertRow } from './repo'

/* Names of people, sealed beside columns that hold them in plain only where a gateway of the release before has written the row. */

/** What a machine read of a licence. */
export const readFields = (
  work: KeyHolder,
  { fields, legalPersonEnc }: Pick<Row<'licenseReading'>, 'fields' | 'legalPersonEnc'>,
): LicenseFields => ({ ...fields, legalPerson: openText(work, legalPersonEnc) || fields.legalPerson })

export const contactOf = (work: KeyHolder, row: Pick<CertRow, 'contactName' | 'contactNameEnc'>): string =>
  openText(work, row.contactNameEnc) || row.contactName
