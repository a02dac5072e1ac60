import { maskPhone } from '@domain/mask'
import { FormPage, useFormAct, type FormField } from '@/blocks'
import { choice } from '@/blocks/form/choice'
import { tick } from '@/blocks/form/tick'
import { usePaged, type WriteInput } from '@/request'
import { Card, Empty, KeyValue, SectionLabel, toast } from '@/ui'
import { masterTransferred, TRANSFER, transferQuestion, useTransferTicket } from './transfer-act'
import { nameOf, type Sub } from '../words'

const NOTES = [
  '转让后，新主账号将拥有子账号管理、合同签署、发票申请等全部权限',
  '待审核的子账号申请将由新主账号处理，审核时限不变',
  '进行中的发票、电汇和合同不受影响，仍属于该户号',
]
const OTHER = 'other'
/** Where the receiver is named: by phone, else by choice. */
const RECEIVER = ['phone', 'to'] as const

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

/** The master chooses the successor (SA-06). */
export function HandOver({ bp, phone }: { bp: string; phone: string }) {
  const subs = usePaged('default GET /hqw/subAccount/list', { reviewStatus: '1' })
  const phoneOf = (toBindingId: string | undefined) =>
    subs.rows.find(({ bindingId }) => bindingId === toBindingId)?.username
  const proof = useTransferTicket()
  const transfer = useFormAct(TRANSFER, {
    once: true,
    input: async (values: Values): Promise<WriteInput<typeof TRANSFER> | null> => {
      const ticket = await proof.ask()
      if (ticket === null) return null
      const to = isOther(subs.rows, values) ? { toPhone: values.phone } : { toBindingId: values.to }
      return { ...ticket, ...to, bp, quit: values.quit ? '1' : '0' }
    },
    ask: ({ toBindingId, toPhone = '' }) => transferQuestion(maskPhone(phoneOf(toBindingId) ?? toPhone)),
    at: { '2101': RECEIVER, '2113': RECEIVER, '2207': RECEIVER, '2208': RECEIVER, '2306': RECEIVER },
    dialog: ['2040'],
    tell: ({ message }) => toast(message),
    stale: proof.drop,
    adopt: masterTransferred,
  })
  return (
    <FormPage<Values>
      spaced
      of={subs}
      values={{ to: '', phone: '', quit: false }}
      fields={fieldsOf(subs.rows, phone)}
      submitText='下一步'
      {...transfer}
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

function Rules({ phone }: { phone: string }) {
  return (
    <>
      <Card>
        <KeyValue items={[['当前主账号', maskPhone(phone)]]} />
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
