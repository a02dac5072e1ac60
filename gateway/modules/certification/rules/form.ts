import type { ErrorCode } from '@domain/errors'
import { halfWidth } from '@domain/text'
import { isDate } from '@domain/date'
import { isUscc } from '@domain/validate'
import { licenseFields } from '@domain/license'

/** What the form asks is what is on a licence. */
const fieldNames = licenseFields
export type FieldName = (typeof fieldNames)[number]
export type Fields = Record<FieldName, string>

/** What was typed, as it is kept: half-width, without spaces around, the code in capitals. */
export function cleanFields(typed: Fields): Fields {
  const clean = Object.fromEntries(fieldNames.map((name) => [name, halfWidth(typed[name]).trim()])) as Fields
  return { ...clean, uscc: clean.uscc.replace(/\s/g, '').toUpperCase() }
}

/** Why the form cannot be submitted, in the order of CE-04..CE-06; null = it can. Dates YYYY-MM-DD, `today` of the clock. */
export function formProblem(
  form: { fields: Fields; isLegalPerson: boolean; authLetterFileId: string | undefined },
  today: string,
): { code: ErrorCode; field: FieldName | 'authLetter' } | null {
  const { fields } = form
  const empty = (['companyName', 'legalPerson', 'address'] as const).find((name) => fields[name].length < 2)
  if (empty) return { code: '2901', field: empty }
  if (!isUscc(fields.uscc)) return { code: '2302', field: 'uscc' }
  const wrongDate = (['establishDate', 'validFrom', 'validTo'] as const).find((name) => !isDate(fields[name]))
  if (wrongDate) return { code: '2901', field: wrongDate }
  if (fields.establishDate > today) return { code: '2901', field: 'establishDate' }
  if (fields.validFrom > fields.validTo) return { code: '2901', field: 'validFrom' }
  if (fields.validTo < today) return { code: '2303', field: 'validTo' }
  if (!form.isLegalPerson && !form.authLetterFileId) return { code: '2305', field: 'authLetter' }
  return null
}

/**
 * CE-03: the fields that differ from the reader's result, by the gateway's own comparison and the client's report. Without a reading
 * every field was typed by hand.
 */
export function editedOf(fields: Fields, read: Fields | null, said: readonly FieldName[]): FieldName[] {
  const clean = read === null ? null : cleanFields(read)
  return fieldNames.filter((name) => clean === null || clean[name] !== fields[name] || said.includes(name))
}

/** CE-01: jpg or png, 50 KB to 10 MB, the shorter side at least 600 px. */
export function isLicensePicture(file: {
  mime: string
  size: number
  width: number | null
  height: number | null
}): boolean {
  const shorter = Math.min(file.width ?? 0, file.height ?? 0)
  const isPicture = file.mime === 'image/jpeg' || file.mime === 'image/png'
  return isPicture && file.size >= 50 * 1024 && file.size <= 10 * 1024 * 1024 && shorter >= 600
}
