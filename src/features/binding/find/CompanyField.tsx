import { useEffect, useRef } from 'react'
import type { Out } from '@contract'
import { locate } from '@/platform/location'
import type { Drawn, Kind } from '@/blocks'
import { PickLine } from '@/blocks/form/pick'
import { useRead } from '@/request'
import { nearestCompany } from './nearest'

type Company = Out<'default GET /crmgas/company/list'>[number]

/** 供气单位, a companyCode or '': the company around here is chosen already, without a location the first one; a choice by hand stays. */
export const company: Kind<string> = {
  empty: (label) => `请选择${label}`,
  draw: (field) => <CompanyField {...field} />,
}

function CompanyField(field: Drawn<string>) {
  const companies = useRead('default GET /crmgas/company/list', undefined, { handles: 'all' })
  const all = companies.data ?? []
  useOffered(all, field.value, field.onChange)
  return (
    <PickLine
      {...field}
      items={all.map((one) => ({ key: one.companyCode, text: one.companyName, note: one.region }))}
      list={companies}
    />
  )
}

/** Fills the empty field: at once with the first company, and with the nearest one when the phone has a place. */
function useOffered(all: readonly Company[], value: string, onChange: (companyCode: string) => void): void {
  const first = all[0]?.companyCode
  const offered = useRef<string>()
  const latest = useRef({ all, value, onChange })
  latest.current = { all, value, onChange }
  useEffect(() => {
    if (first === undefined || latest.current.value !== '') return
    offered.current = first
    latest.current.onChange(first)
    // Refused or unknown: the list from its top, and no word about it (C 6.3).
    void locate().then((here) => {
      const nearest = here === null ? undefined : nearestCompany(latest.current.all, here)
      const isUntouched = latest.current.value === offered.current
      if (nearest !== undefined && isUntouched) latest.current.onChange(nearest)
    })
  }, [first])
}
