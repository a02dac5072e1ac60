import { useState } from 'react'
import { maskPhone } from '@domain/mask'
import { continueLogin } from '@/auth'
import { FormPage, PageFrame, useFormAct, type FormField } from '@/blocks'
import { stepUp } from '@/shared/step-up'
import { sms } from '@/blocks/form/sms'
import { goBack } from '@/routes/go'
import { useUser } from '@/stores'
import { BottomBar, Card, toast } from '@/ui'

/** 更换手机号 (LG-17): a proof of the old phone, then the new one. */
export function NewPhone() {
  const phone = useUser(({ loginUserInfo }) => loginUserInfo?.username ?? '')
  const [ticket, setTicket] = useState<string | null>(null)
  if (ticket !== null) return <NewPhoneForm ticket={ticket} onDead={() => setTicket(null)} />
  const prove = async () => setTicket(await stepUp({ scene: 'changePhone' }))
  return (
    <PageFrame title='更换手机号' spaced footer={<BottomBar primary={{ text: '更换手机号', onTap: prove }} />}>
      <Card className='center'>
        <div className='fs-13 t3'>当前手机号</div>
        <div className='fs-24 fw-b mt8 mb16 num'>{maskPhone(phone)}</div>
        <div className='fs-14 t2'>更换后请使用新手机号登录，其他设备将退出登录。</div>
      </Card>
    </PageFrame>
  )
}

interface FormProps {
  ticket: string
  /** The ticket of the step-up is too old: prove again. */
  onDead: () => void
}

type Values = { phone: string; code: string }

const FIELDS: readonly FormField<Values>[] = [
  { key: 'phone', label: '新手机号', kind: 'phone', required: '请输入手机号', placeholder: '请输入新手机号' },
  { key: 'code', label: '验证码', kind: sms({ scene: 'NEWPHONE', to: { field: 'phone' } }), required: true },
]

function NewPhoneForm({ ticket, onDead }: FormProps) {
  const change = useFormAct('default POST /crmgas/portal/user/changePhone', {
    input: ({ phone, code }: Values) => ({ securityTicket: ticket, newPhone: phone, smsCode: code }),
    at: { '2001': 'phone', '2018': 'phone', '2002': 'code', '2003': 'code' },
    dialog: ['2040'],
    tell: ({ message }) => toast(message),
    stale: onDead,
    adopt: (answer, { newPhone }) => continueLogin(answer, newPhone),
    ok: '手机号更换成功',
    done: () => goBack(),
  })
  return (
    <FormPage title='更换手机号' values={{ phone: '', code: '' }} fields={FIELDS} submitText='确认更换' {...change} />
  )
}
