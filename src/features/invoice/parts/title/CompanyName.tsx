import type { Out } from '@contract'
import { characters } from '@domain/text'
import { useSettled, type Drawn, type Kind } from '@/blocks'
import { useRead } from '@/request'
import { Card, Field, Item } from '@/ui'

export type Company = Out<'default GET /crmgas/invoice/searchCompany'>[number]

/** IT-07: so many characters, and so long a rest in typing. */
const LEAST = 4
const PAUSE = 400

/** A name, with the companies of the registry that are called like it; one that is chosen fills in what is known of it. */
export const companyName = (fill: (company: Company) => Readonly<Record<string, string>>): Kind<string> => ({
  draw: (field) => <NameLine field={field} fill={fill} />,
})

interface NameLineProps {
  field: Drawn<string>
  fill: (company: Company) => Readonly<Record<string, string>>
}

function NameLine({ field, fill }: NameLineProps) {
  const { id, label, value, error, required, placeholder, maxLength, onChange, onBlur, form } = field
  const keyword = useSettled(value.trim(), PAUSE)
  const isWanted = characters(keyword) >= LEAST && characters(keyword) <= 100 && form.values.buyerType !== 'PERSON'
  const found = useRead('default GET /crmgas/invoice/searchCompany', { keyword }, { enabled: isWanted, handles: 'all' })
  const companies = isWanted ? (found.data ?? []) : []
  // Once its name is in the field there is nothing more to choose.
  const isChosen = companies.some(({ companyName: name }) => name === value.trim())
  return (
    <>
      <Field
        id={id}
        label={label}
        value={value}
        required={required}
        onChange={onChange}
        onBlur={onBlur}
        error={error}
        placeholder={placeholder}
        maxLength={maxLength}
      />
      {companies.length > 0 && !isChosen && (
        <Card flush label='企业名称联想'>
          {companies.map((company) => (
            <Item key={company.taxNo} onTap={() => form.change(fill(company))}>
              <span className='fs-14 break'>{company.companyName}</span>
              <span className='fs-12 t3 num break'>{company.taxNo}</span>
            </Item>
          ))}
        </Card>
      )}
    </>
  )
}

/** What a title takes from the registry. */
export const fromRegistry = (company: Company): Readonly<Record<string, string>> => ({
  buyerName: company.companyName,
  taxNo: company.taxNo,
  ...(company.address !== null && { address: company.address }),
  ...(company.phone !== null && { phone: company.phone }),
  ...(company.bankName !== null && { bankName: company.bankName }),
  ...(company.bankAccount !== null && { bankAccount: company.bankAccount }),
})
