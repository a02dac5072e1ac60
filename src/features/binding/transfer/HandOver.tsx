import { maskPhone } from '@domain/mask'
import { FormPage, type Form, type FormField } from '@/blocks'
import { choice } from '@/blocks/form/choice'
import { tick } from '@/blocks/form/tick'
import { usePaged } from '@/request'
import { Card, confirm, Empty, KeyValue, SectionLabel } from '@/ui'
import { useTransfer } from './use-transfer'
import { nameOf, type Sub } from '../words'

const NOTES = [
  '转让后，新主账号将拥有子账号管理、合同签署、发票申请等全部权限',
  '待审核的子账号申请将由新主账号处理，审核时限不变',
  '进行中的发票、电汇和合同不受影响，仍属于该户号',
]
const OTHER = 'other'

interface Values {
  /** A sub-account's bindingId, or OTHER. */
  to: string
  phone: string
  quit: boolean
}

const isOther = (subs: readonly Sub[], { to }: Values): boolean => subs.length === 0 || to === OTHER

const fieldsOf = (subs: readonly Sub[], own: string): readonly FormField<Values>[] => [
  {
    key: 'to',
    label: '接收人',
    kind: choice([
      ...subs.map((row) => ({ key: row.bindingId, label: `${nameOf(row)} ${maskPhone(row.username)}` })),
      { key: OTHER, label: '其他手机号' },
    ]),
    required: true,
    show: () => subs.length > 0,
  },
  {
    key: 'phone',
    label: '接收人手机号',
    kind: 'phone',
    required: '请输入手机号',
    placeholder: '须为已注册用户',
    checks: [(phone) => (phone === own ? '不能转让给自己' : undefined)],
    show: (values) => isOther(subs, values),
  },
  { key: 'quit', label: '转让后退出该户号', kind: tick },
]

/** The master chooses who follows him (SA-06). */
export function HandOver({ bp, phone }: { bp: string; phone: string }) {
  const subs = usePaged('default GET /hqw/subAccount/list', { reviewStatus: '1' })
  const transfer = useTransfer()
  const handOver = async (values: Values, form: Form<Values>) => {
    const other = isOther(subs.rows, values)
    const row = other ? undefined : subs.rows.find(({ bindingId }) => bindingId === values.to)
    const refused = await transfer({
      bp,
      to: row ? { toBindingId: row.bindingId } : { toPhone: values.phone },
      quit: values.quit,
      ask: (masked) => confirm({ title: '提示', content: handOverText(masked) }),
      phoneMasked: maskPhone(row?.username ?? values.phone),
    })
    if (refused !== null) form.fail(other ? 'phone' : 'to', refused)
  }
  return (
    <FormPage<Values>
      spaced
      of={subs}
      values={{ to: '', phone: '', quit: false }}
      fields={fieldsOf(subs.rows, phone)}
      submitText='下一步'
      onSubmit={handOver}
      head={
        <>
          <Rules phone={phone} />
          <SectionLabel>接收人</SectionLabel>
          {subs.rows.length === 0 && <Empty small text='暂无可转让的子账号，可输入手机号转让' />}
        </>
      }
    />
  )
}

const handOverText = (masked: string) => `确认将主账号转让给${masked}吗？转让后您将失去子账号管理、合同签署等权限`

function Rules({ phone }: { phone: string }) {
  return (
    <>
      <Card>
        <KeyValue items={[{ label: '当前主账号', value: maskPhone(phone) }]} />
      </Card>
      <Card>
        {NOTES.map((note, index) => (
          <p key={note} className='fs-14 t2 mt8'>
            {index + 1}. {note}
          </p>
        ))}
      </Card>
    </>
  )
}
