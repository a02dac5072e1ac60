import { useState } from 'react'
import { maskPhone } from '@domain/mask'
import { continueLogin } from '@/auth'
import { FormPage, PageFrame, phoneFault, stepUp, useSmsCode, type FormField } from '@/blocks'
import { asApiError, useWrite } from '@/request'
import { goBack } from '@/routes/go'
import { useUser } from '@/stores'
import { Button, Card, toast } from '@/ui'
import { noCredentials, sendTo, smsFields, type Credentials } from './credential-fields'
import './profile.scss'

/** 更换手机号 (LG-17): the old phone proved once more, then the new one. */
export function NewPhone() {
  const phone = useUser(({ loginUserInfo }) => loginUserInfo?.username ?? '')
  const [ticket, setTicket] = useState<string | null>(null)
  if (ticket !== null) return <NewPhoneForm ticket={ticket} onDead={() => setTicket(null)} />
  const prove = async () => setTicket(await stepUp({ scene: 'changePhone' }))
  return (
    <PageFrame title='更换手机号' className='pr-page'>
      <Card className='pr-now'>
        <div className='pr-now-label'>当前手机号</div>
        <div className='pr-now-phone num'>{maskPhone(phone)}</div>
        <div className='pr-now-text'>更换后请使用新手机号登录，其他设备将退出登录。</div>
      </Card>
      <div className='pr-out'>
        <Button block size='xlarge' onTap={prove}>
          更换手机号
        </Button>
      </div>
    </PageFrame>
  )
}

interface FormProps {
  ticket: string
  /** The ticket of the step-up is too old: prove again. */
  onDead: () => void
}

function NewPhoneForm({ ticket, onDead }: FormProps) {
  const sms = useSmsCode('NEWPHONE')
  const change = useWrite('default POST /crmgas/portal/user/changePhone', {
    handles: ['2001', '2002', '2003', '2018', '2040'],
  })
  const send = async ({ phone, picture }: Credentials) => {
    const wrong = phoneFault(phone)
    if (wrong === undefined) await sendTo(sms, phone, picture)
    else toast(wrong)
  }
  const submit = async ({ phone, code }: Credentials) => {
    try {
      const answer = await change.run({ securityTicket: ticket, newPhone: phone, smsCode: code })
      await continueLogin(answer, phone)
    } catch (failure) {
      const error = asApiError(failure)
      if (!error.is('2040')) throw error
      toast(error.message)
      return onDead()
    }
    toast('手机号更换成功', { icon: 'success' })
    await goBack()
  }
  return (
    <FormPage
      title='更换手机号'
      values={noCredentials}
      submitText='确认更换'
      onSubmit={submit}
      faultsAt={{ '2001': 'phone', '2018': 'phone', '2002': 'code', '2003': 'code' }}
      fields={[phoneField, ...smsFields(sms, send)]}
    />
  )
}

const phoneField: FormField<Credentials> = {
  key: 'phone',
  label: '新手机号',
  kind: 'tel',
  required: '请输入手机号',
  maxLength: 11,
  placeholder: '请输入新手机号',
  autoComplete: 'tel-national',
  checks: [phoneFault],
}
