import { FOREVER } from '@domain/statuses/certification'
import { confirm } from '@/ui'
import {
  cleanUscc,
  editedFields,
  isUnusualName,
  noTexts,
  textFault,
  type Submit,
  type TextName,
  type Texts,
} from './cert-fields'
import type { CertForm } from './draft'

export type Faults = Partial<
  Record<TextName | 'license' | 'authLetter' | 'taxProof' | 'isAgreed' | 'company' | 'bps', string>
>

/** What is wrong with the whole form, before it is sent (CE-04..CE-06). */
export function faultsOf(form: CertForm, isAgreed: boolean, today: string): Faults {
  const found: Faults = {}
  for (const name of Object.keys(noTexts) as TextName[]) {
    const fault = textFault(name, form.texts, today)
    if (fault !== undefined) found[name] = fault
  }
  if (form.license === null) found.license = '请上传营业执照'
  if (!form.isLegalPerson && form.authLetter === null) found.authLetter = '请上传授权委托书'
  if (form.generalTaxpayer && form.taxProof === null) found.taxProof = '请上传一般纳税人证明'
  if (form.companyCode === '') found.company = '请选择供气单位'
  if (!isAgreed) found.isAgreed = '请先勾选承诺'
  return found
}

/** Order of the page. */
const order = ['license', ...Object.keys(noTexts), 'authLetter', 'taxProof', 'company', 'bps', 'isAgreed'] as const
/** The first fault in the order of the page, to be scrolled to. */
export const firstOf = (faults: Faults): string | null => order.find((name) => name in faults) ?? null

/** C 0.5: names in Latin letters are taken after a question. */
export async function namesAreRight({ legalPerson, contactName }: Texts): Promise<boolean> {
  const unusual = [legalPerson, contactName].filter(isUnusualName)
  return unusual.length === 0 || confirm({ content: `姓名“${[...new Set(unusual)].join('、')}”不是中文，确认无误吗？` })
}

/** The form as it is sent. */
export function inputOf(form: CertForm): Omit<Submit, 'requestNo'> {
  const { contactName, ...rest } = form.texts
  const fields = Object.fromEntries(Object.entries(rest).map(([name, text]) => [name, text.trim()])) as Submit['fields']
  return {
    companyCode: form.companyCode,
    bps: form.bps,
    licenseFileId: form.license?.fileId ?? '',
    ...(!form.isLegalPerson && form.authLetter !== null && { authLetterFileId: form.authLetter.fileId }),
    isLegalPerson: form.isLegalPerson ? '1' : '0',
    fields: { ...fields, uscc: cleanUscc(fields.uscc), validTo: fields.validTo || FOREVER },
    editedFields: editedFields(form.texts, form.read),
    contactName: contactName.trim(),
    generalTaxpayer: form.generalTaxpayer ? '1' : '0',
    ...(form.generalTaxpayer && form.taxProof !== null && { taxProofFileId: form.taxProof.fileId }),
  }
}
