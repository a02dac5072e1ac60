import { openBeside } from '../../secret'
import type { CustomerFacts } from '../desk/service'
import { openPhone } from '../identity/service'
import { customerRow } from './repo'

/** The customer of a task, as staff know it: company, number, address, the phone to call. */
export const customerDeskFacts: CustomerFacts = async (work, { bp, companyCode }) => {
  const row = await customerRow(work.db, bp, companyCode)
  if (row === undefined) return []
  const fact = (label: string, value: string) => ({ label, value, tone: null })
  const facts = [
    fact('企业', row.customerName),
    fact('户号', bp),
    fact('地址', row.address),
    fact('联系人', openBeside(work, row.contactNameEnc, row.contactName)),
    fact('预留电话', openPhone(work, row.reservedPhoneEnc)),
  ]
  return [{ title: '客户', facts: facts.filter(({ value }) => value !== '') }]
}
