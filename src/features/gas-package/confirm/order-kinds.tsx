import { Fault, useLinks, type Kind } from '@/blocks'
import { Button, CheckBox, Fact, Item, Row } from '@/ui'
import { addressOf } from '@/routes/go'
import type { PackageDetail } from '../types'

/** Several of the customer's meters; those that cannot take gas of a package say why (K-14). */
export const metersKind = (meters: PackageDetail['meters']): Kind<readonly string[]> => ({
  empty: () => '请至少选择一块提气表具',
  draw: ({ id, value, onChange, error }) => (
    <div id={id}>
      {meters.map(({ meterNo, name, reason }) => {
        const checked = value.includes(meterNo)
        const turn = () =>
          onChange(meters.map((one) => one.meterNo).filter((no) => value.includes(no) !== (no === meterNo)))
        return (
          <Item
            key={meterNo}
            tick={{ checked, onChange: turn, disabled: reason !== null, label: name }}
            {...(reason === null && { onTap: turn })}
          >
            <Fact value={name} note={reason === null ? `表号 ${meterNo}` : `表号 ${meterNo} · ${reason}`} />
          </Item>
        )
      })}
      <div className='gutter'>
        <Fault text={error} />
      </div>
    </div>
  ),
})

const TEXTS = [
  { title: '《交易流程》', address: addressOf('/pages/transaction-process/text', { code: 'PACKAGE' }) },
  { title: '《退款说明》', address: addressOf('/pages/transaction-process/text', { code: 'REFUND' }) },
]

/** The texts that are agreed to, each to be read. */
export const agreedKind: Kind<boolean> = {
  empty: () => '请先阅读并同意交易流程和退款说明',
  draw: ({ id, value, onChange, error }) => (
    <div id={id} className='gutter'>
      <Row wrap gap={4}>
        <CheckBox square checked={value} onChange={onChange}>
          我已阅读并同意
        </CheckBox>
        <Texts />
      </Row>
      <Fault text={error} />
    </div>
  ),
}

function Texts() {
  const links = useLinks()
  return (
    <>
      {TEXTS.map(({ title, address }) => {
        const open = links(address)
        return open ? (
          <Button key={title} kind='text' size='small' onTap={open}>
            {title}
          </Button>
        ) : (
          <span key={title} className='fs-14'>
            {title}
          </span>
        )
      })}
    </>
  )
}
