import { useState } from 'react'
import type { Out } from '@contract'
import type { Drawn, Kind } from '@/blocks'
import { PickLine } from '@/blocks/form/pick'
import { useRead } from '@/request'
import { Cell, Empty, ErrorBlock, PickField, SearchField, Sheet, Spinner } from '@/ui'

export type Banks = Out<'default GET /crmgas/bankAccount/banks'>

/** A bank; another one has other branches. */
export const bankPick = ({ list }: Banks): Kind<string> => ({
  empty: () => '请选择开户银行',
  draw: (field) => (
    <PickLine
      {...field}
      items={list.map(({ bankCode, bankName }) => ({ key: bankCode, text: bankName }))}
      onChange={(bankCode) => {
        field.onChange(bankCode)
        field.form.change({ cnapsCode: '' })
      }}
    />
  ),
})

/** A branch of the bank that was picked, found by its city or name; its code is the value. */
export const branchPick: Kind<string> = {
  empty: () => '请选择开户支行',
  draw: (field) => <BranchLine {...field} />,
}

function BranchLine({ id, label, value, error, required, onChange, form }: Drawn<string>) {
  const bankCode = String(form.values['bankCode'])
  const [open, setOpen] = useState(false)
  const [keyword, setKeyword] = useState('')
  const read = useRead('default GET /crmgas/bankAccount/branches', { bankCode, pageSize: 50 }, { handles: 'all' })
  const all = read.data?.list ?? []
  const shown = all.filter(({ branchName }) => branchName.includes(keyword.trim()))
  const choose = (cnapsCode: string) => {
    setOpen(false)
    onChange(cnapsCode)
  }
  return (
    <>
      <PickField
        id={id}
        label={label}
        required={required}
        value={all.find(({ cnapsCode }) => cnapsCode === value)?.branchName ?? ''}
        placeholder='请选择开户支行'
        onTap={() => setOpen(true)}
        error={error}
      />
      {open && (
        <Sheet open title='选择开户支行' onClose={() => setOpen(false)}>
          <SearchField value={keyword} onChange={setKeyword} placeholder='城市或支行名称' />
          {read.state === 'loading' && <Spinner />}
          {read.state === 'error' && <ErrorBlock small onRetry={() => void read.reload()} />}
          {read.data && shown.length === 0 && <Empty text='没有找到支行' />}
          {shown.map(({ cnapsCode, branchName }) => (
            <Cell
              key={cnapsCode}
              title={branchName}
              subtitle={`联行号 ${cnapsCode}`}
              arrow={false}
              onTap={() => choose(cnapsCode)}
            />
          ))}
        </Sheet>
      )}
    </>
  )
}
