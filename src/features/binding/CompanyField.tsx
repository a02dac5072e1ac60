import { useEffect, useState } from 'react'
import { useRead } from '@/request'
import { ActionSheet, PickField } from '@/ui'

export interface CompanyFieldProps {
  id: string
  /** companyCode; '' = not chosen. */
  value: string
  onChange: (companyCode: string) => void
  error: string | undefined
}

/** 供气单位: the companies in their order; the only one, or the first one, is chosen already. */
export function CompanyField({ id, value, onChange, error }: CompanyFieldProps) {
  const [open, setOpen] = useState(false)
  const companies = useRead('default GET /crmgas/company/list', undefined, { handles: 'all' })
  const all = companies.data ?? []
  const first = all[0]?.companyCode
  useEffect(() => {
    if (value === '' && first !== undefined) onChange(first)
  }, [first, onChange, value])
  return (
    <>
      <PickField
        id={id}
        required
        label='供气单位'
        value={all.find((one) => one.companyCode === value)?.companyName ?? ''}
        placeholder='请选择供气单位'
        onTap={() => (companies.state === 'error' ? void companies.reload() : setOpen(true))}
        {...(error !== undefined && { error })}
      />
      <ActionSheet
        open={open}
        title='选择供气单位'
        items={all.map((one) => ({ key: one.companyCode, text: one.companyName, note: one.region }))}
        onChoose={(code) => {
          onChange(code)
          setOpen(false)
        }}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
