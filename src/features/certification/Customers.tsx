import { useState } from 'react'
import { findCustomer, useCustomerList } from '@/blocks'
import { useRead } from '@/request'
import { ActionSheet, Button, Cell, PickField, SectionCard } from '@/ui'
import { Fault } from './Fault'
import type { CertFormState } from './use-cert-form'

const MOST_BPS = 10
const SEARCH = 'search'

/** The customer numbers to bind, of one gas company: own ones, or found by two facts (BD-02). */
export function Customers({ state, isLocked }: { state: CertFormState; isLocked: boolean }) {
  const { form, faults, change } = state
  const list = useCustomerList({ enabled: !isLocked, handles: 'all' })
  const own = (list.data?.list ?? []).filter(
    (row) => row.companyCode === form.companyCode && (row.isMaster === '1' || row.reviewStatus === '1'),
  )
  const nameOf = (bp: string) => own.find((row) => row.bp === bp)?.customerName ?? form.foundNames[bp]

  const setBps = (next: (bps: string[]) => string[]) => {
    change(({ bps }) => ({ bps: next(bps) }))
    state.clear('bps')
  }
  const addBp = (bp: string) => setBps((bps) => [...new Set([...bps, bp])])
  const search = async () => {
    const found = await findCustomer(form.companyCode)
    if (found === null) return
    change(({ foundNames }) => ({ foundNames: { ...foundNames, [found.bp]: found.customerNameMasked } }))
    addBp(found.bp)
  }
  return (
    <SectionCard title='5 绑定户号' count={form.bps.length}>
      <div id='ct-company'>
        <CompanyField
          value={form.companyCode}
          disabled={isLocked}
          error={faults.company}
          onChange={(companyCode) => {
            change({ companyCode, bps: [] })
            state.clear('company')
            state.clear('bps')
          }}
        />
      </div>
      {form.bps.map((bp) => (
        <Cell
          key={bp}
          title={bp}
          subtitle={nameOf(bp)}
          action={
            isLocked ? undefined : (
              <Button
                kind='text'
                size='small'
                label={`移除户号${bp}`}
                onTap={() => setBps((bps) => bps.filter((one) => one !== bp))}
              >
                移除
              </Button>
            )
          }
        />
      ))}
      {form.bps.length === 0 && <div className='ct-note'>认证通过后，所填户号将绑定到您的账号</div>}
      <div id='ct-bps'>
        <Fault text={faults.bps} />
      </div>
      {!isLocked && form.bps.length < MOST_BPS && (
        <AddNumber
          own={own.filter(({ bp }) => !form.bps.includes(bp))}
          disabled={form.companyCode === ''}
          onOwn={addBp}
          onSearch={search}
        />
      )}
    </SectionCard>
  )
}

interface AddNumberProps {
  /** Own numbers that are not listed yet. */
  own: readonly { bp: string; customerName: string }[]
  disabled: boolean
  onOwn: (bp: string) => void
  onSearch: () => Promise<void>
}

/** An own number by choice, any other by the search; without own ones the search at once. */
function AddNumber({ own, disabled, onOwn, onSearch }: AddNumberProps) {
  const [choosing, setChoosing] = useState(false)
  const choose = (key: string) => {
    setChoosing(false)
    if (key === SEARCH) void onSearch()
    else onOwn(key)
  }
  return (
    <>
      <Button
        kind='plain'
        block
        icon='plus'
        disabled={disabled}
        onTap={() => (own.length > 0 ? setChoosing(true) : void onSearch())}
      >
        添加户号
      </Button>
      <ActionSheet
        open={choosing}
        title='添加户号'
        items={[
          ...own.map(({ bp, customerName }) => ({ key: bp, text: bp, note: customerName })),
          { key: SEARCH, text: '查询其他户号' },
        ]}
        onChoose={choose}
        onClose={() => setChoosing(false)}
      />
    </>
  )
}

interface CompanyFieldProps {
  value: string
  onChange: (companyCode: string) => void
  error: string | undefined
  disabled: boolean
}

function CompanyField({ value, onChange, error, disabled }: CompanyFieldProps) {
  const [open, setOpen] = useState(false)
  const companies = useRead('default GET /crmgas/company/list', {})
  const list = companies.data ?? []
  return (
    <>
      <PickField
        label='供气单位'
        required
        disabled={disabled}
        placeholder='请选择'
        value={list.find(({ companyCode }) => companyCode === value)?.companyName ?? ''}
        onTap={() => setOpen(true)}
        {...(error !== undefined && { error })}
      />
      <ActionSheet
        open={open}
        title='供气单位'
        items={list.map(({ companyCode, companyName }) => ({ key: companyCode, text: companyName }))}
        onChoose={(key) => {
          setOpen(false)
          if (key !== value) onChange(key)
        }}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
