import type { In } from '@contract'
import type { Paper } from '@/blocks/form/paper/paper'

export type Submit = In<'default POST /enterprise/certificate/submit'>
export type FieldName = keyof Submit['fields']
export type Texts = Record<FieldName | 'contactName', string>

export const noTexts: Texts = {
  companyName: '',
  uscc: '',
  companyType: '',
  legalPerson: '',
  registeredCapital: '',
  establishDate: '',
  validFrom: '',
  validTo: '',
  address: '',
  businessScope: '',
  contactName: '',
}

export interface CertForm extends Texts {
  /** The own one, masked: to be seen only. */
  phone: string
  isLegalPerson: boolean
  generalTaxpayer: boolean
  bps: readonly string[]
  /** Masked names of the customer numbers that were found by two facts (BD-02): the own list has them not. */
  foundNames: Readonly<Record<string, string>>
  companyCode: string
  license: Paper | null
  authLetter: Paper | null
  taxProof: Paper | null
  /** What the reader made of the licence; null = nothing. */
  read: Submit['fields'] | null
  /** Given again for each submission; a draft does not keep it. */
  isAgreed: boolean
}

export const emptyForm: CertForm = {
  ...noTexts,
  phone: '',
  isLegalPerson: false,
  generalTaxpayer: false,
  bps: [],
  foundNames: {},
  companyCode: '',
  license: null,
  authLetter: null,
  taxProof: null,
  read: null,
  isAgreed: false,
}
