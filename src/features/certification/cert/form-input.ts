import { FOREVER } from '@domain/statuses/certification'
import { confirm } from '@/ui'
import { noTexts, type FieldName, type Submit } from '../cert-form'
import { cleanUscc, editedFields, isUnusualName } from '../cert-fields'
import type { CertForm } from '../cert-form'

/** C 0.5: names in Latin letters are taken after a question. */
export async function namesAreRight({ legalPerson, contactName }: CertForm): Promise<boolean> {
  const unusual = [legalPerson, contactName].filter(isUnusualName)
  return unusual.length === 0 || confirm({ content: `姓名“${[...new Set(unusual)].join('、')}”不是中文，确认无误吗？` })
}

/** The form as it is sent. */
export function inputOf(form: CertForm): Omit<Submit, 'requestNo'> {
  const { contactName: _own, ...licence } = noTexts
  const fields = Object.fromEntries(
    (Object.keys(licence) as FieldName[]).map((name) => [name, form[name].trim()]),
  ) as Submit['fields']
  return {
    companyCode: form.companyCode,
    bps: [...form.bps],
    licenseFileId: form.license?.fileId ?? '',
    ...(!form.isLegalPerson && form.authLetter !== null && { authLetterFileId: form.authLetter.fileId }),
    isLegalPerson: form.isLegalPerson ? '1' : '0',
    fields: { ...fields, uscc: cleanUscc(fields.uscc), validTo: fields.validTo || FOREVER },
    editedFields: editedFields(form, form.read),
    contactName: form.contactName.trim(),
    generalTaxpayer: form.generalTaxpayer ? '1' : '0',
    ...(form.generalTaxpayer && form.taxProof !== null && { taxProofFileId: form.taxProof.fileId }),
  }
}
