import { useState } from 'react'
import { Fault, type Drawn, type Kind } from '@/blocks'
import { PickLine } from '@/blocks/form/pick'
import { findCustomer, useCustomerList } from '@/shared/customer'
import { useRead } from '@/request'
import { ActionSheet, Button, Cell } from '@/ui'

const MOST_BPS = 10
const SEARCH = 'search'

type Bps = readonly string[]

/** 供气单位: another one has other customer numbers. */
export const company: Kind<string> = {
  empty: (label) => `请选择${label}`,
  draw: (field) => <CompanyField {...field} />,
}

/** The customer numbers to bind, of one gas company: own ones, or found by two facts (BD-02). */
export const customers: Kind<Bps> = { draw: (field) => <Customers {...field} /> }

function Customers({ id, value, onChange, error, disabled = false, form }: Drawn<Bps>) {
  const { companyCode, foundNames } = form.values as { companyCode: string; foundNames: Record<string, string> }
  const list = useCustomerList({ enabled: !disabled, handles: 'all' })
  const own = (list.data?.list ?? []).filter(
    (row) => row.companyCode === companyCode && (row.isMaster === '1' || row.reviewStatus === '1'),
  )
  const nameOf = (bp: string) => own.find((row) => row.bp === bp)?.customerName ?? foundNames[bp]
  const add = (bp: string) => onChange([...new Set([...value, bp])])
  const search = async () => {
    const found = await findCustomer(companyCode)
    if (found === null) return
    form.change({ foundNames: { ...foundNames, [found.bp]: found.customerNameMasked } })
    add(found.bp)
  }
  return (
    <div id={id}>
      {value.map((bp) => (
        <Cell
          key={bp}
          title={bp}
          subtitle={nameOf(bp)}
          action={disabled ? undefined : <Remove bp={bp} onTap={() => onChange(value.filter((one) => one !== bp))} />}
        />
      ))}
      {value.length === 0 && <div className='fs-12 t3'>认证通过后，所填户号将绑定到您的账号</div>}
      <Fault text={error} />
      {!disabled && value.length < MOST_BPS && (
        <AddNumber
          own={own.filter(({ bp }) => !value.includes(bp))}
          disabled={companyCode === ''}
          onOwn={add}
          onSearch={search}
        />
      )}
    </div>
  )
}

const Remove = ({ bp, onTap }: { bp: string; onTap: () => void }) => (
  <Button kind='text' size='small' label={`移除户号${bp}`} onTap={onTap}>
    移除
  </Button>
)

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

function CompanyField(field: Drawn<string>) {
  const companies = useRead('default GET /crmgas/company/list', {})
  const items = (companies.data ?? []).map(({ companyCode, companyName }) => ({ key: companyCode, text: companyName }))
  return (
    <PickLine
      {...field}
      items={items}
      list={companies}
      onChange={(companyCode) => field.form.change({ companyCode, bps: [] })}
    />
  )
}
