import { useState } from 'react'
import { maskPhone } from '@domain/mask'
import { isPhone } from '@domain/validate'
import { PageFrame } from '@/blocks'
import { usePaged } from '@/request'
import { BottomBar, Card, CheckBox, confirm, Empty, Field, KeyValue, Radio, SectionLabel, toast } from '@/ui'
import { useTransfer } from './use-transfer'
import { nameOf } from './words'
import './binding.scss'

const NOTES = [
  '转让后，新主账号将拥有子账号管理、合同签署、发票申请等全部权限',
  '待审核的子账号申请将由新主账号处理，审核时限不变',
  '进行中的发票、电汇和合同不受影响，仍属于该户号',
]
const OTHER = 'other'

/** The master chooses who follows him (SA-06). */
export function HandOver({ bp, phone }: { bp: string; phone: string }) {
  const subs = usePaged('default GET /hqw/subAccount/list', { reviewStatus: '1' })
  const [chosen, setChosen] = useState<string | null>(null)
  const [other, setOther] = useState('')
  const [fault, setFault] = useState<string>()
  const [quit, setQuit] = useState(false)
  const transfer = useTransfer()
  const isOther = chosen === OTHER || subs.rows.length === 0
  const next = async () => {
    const row = subs.rows.find((one) => one.bindingId === chosen)
    if (isOther && !isPhone(other)) return setFault(other === '' ? '请输入手机号' : '请填写正确的手机号')
    if (isOther && other === phone) return setFault('不能转让给自己')
    if (!isOther && !row) return toast('请选择接收人')
    const to = row ? { toBindingId: row.bindingId } : { toPhone: other }
    const refused = await transfer({
      bp,
      to,
      quit,
      ask: (masked) => confirm({ title: '提示', content: handOverText(masked) }),
      phoneMasked: maskPhone(row?.username ?? other),
    })
    if (refused !== null) setFault(refused)
  }
  return (
    <PageFrame className='bd-page' of={subs} footer={<BottomBar primary={{ text: '下一步', onTap: next }} />}>
      <Rules phone={phone} />
      <SectionLabel>接收人</SectionLabel>
      <Card>
        {subs.rows.length === 0 ? (
          <Empty small text='暂无可转让的子账号，可输入手机号转让' />
        ) : (
          <Radio
            label='接收人'
            value={chosen}
            onChange={(key) => {
              setChosen(key)
              setFault(undefined)
            }}
            items={[
              ...subs.rows.map((row) => ({ key: row.bindingId, label: `${nameOf(row)} ${maskPhone(row.username)}` })),
              { key: OTHER, label: '其他手机号' },
            ]}
          />
        )}
        {isOther && (
          <Field
            label='接收人手机号'
            kind='tel'
            value={other}
            maxLength={11}
            placeholder='须为已注册用户'
            onChange={(text) => {
              setOther(text)
              setFault(undefined)
            }}
            {...(fault !== undefined && { error: fault })}
          />
        )}
        {!isOther && fault !== undefined && (
          <div className='bd-fault' role='alert'>
            {fault}
          </div>
        )}
      </Card>
      <Card>
        <CheckBox square checked={quit} onChange={setQuit}>
          转让后退出该户号
        </CheckBox>
      </Card>
    </PageFrame>
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
          <p key={note} className='bd-note'>
            {index + 1}. {note}
          </p>
        ))}
      </Card>
    </>
  )
}
