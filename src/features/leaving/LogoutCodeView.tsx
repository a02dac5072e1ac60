import { useState } from 'react'
import { dateOf } from '@domain/date'
import { maskPhone } from '@domain/mask'
import { cancelReasons } from '@domain/statuses/cancellation'
import { isNumericCode } from '@domain/validate'
import { forgetLogin, openLogin } from '@/auth'
import { PageFrame, SmsPicture, useSmsCode, useSmsSending } from '@/blocks'
import { asApiError, call, useWrite } from '@/request'
import { goTo } from '@/routes/go'
import { useUser } from '@/stores'
import { alert, BottomBar, Card, CodeBoxes, CodeButton, confirm, Empty } from '@/ui'
import { useStarted } from './use-started'
import './leaving.scss'

type Reason = (typeof cancelReasons)[number]

/** 注销验证 (CX-03): the own phone once more, then the cooling-off begins and nobody is logged in any more. */
export function LogoutCodeView({ reason }: { reason: string | undefined }) {
  const username = useUser(({ loginUserInfo }) => loginUserInfo?.username)
  const known = cancelReasons.find((one) => one === reason)
  if (known === undefined)
    return (
      <PageFrame>
        <Empty
          text='请先阅读注销须知'
          action='返回'
          onAction={() => void goTo('/subPages/lawWorks/logoutAccount', { replace: true })}
        />
      </PageFrame>
    )
  return username === undefined ? <PageFrame /> : <CodeForm reason={known} phone={username} />
}

const HANDLED = ['2002', '2003'] as const

function CodeForm({ reason, phone }: { reason: Reason; phone: string }) {
  const sms = useSmsCode('CANCEL')
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()
  const sending = useSmsSending(sms)
  const cancel = useWrite('default POST /crmgas/portal/user/cancelAccount', {
    handles: ['2501', '2040'],
    loading: false,
  })

  const send = async () => {
    const refused = await sending.send('')
    // A code sent less than a minute ago still holds: the waiting time says so.
    if (refused?.kind === 'refused' && !refused.is('2004')) setFault(refused.message)
  }
  useStarted(() => void send())

  const submit = async () => {
    if (!isNumericCode(code)) return setFault('请输入 6 位验证码')
    const isSure = await confirm({ content: '确认注销账号吗？7天内登录可撤销', confirmText: '确认注销', danger: true })
    if (!isSure) return
    try {
      const proof = { scene: 'cancel', way: 'sms', smsCode: code } as const
      const { securityTicket } = await call('default POST /crmgas/portal/security/verify', proof, { handles: HANDLED })
      const { effectiveAt } = await cancel.run({ securityTicket, reason })
      await leave(dateOf(effectiveAt))
    } catch (failure) {
      await refuse(failure)
    }
  }

  const refuse = async (failure: unknown) => {
    const error = asApiError(failure)
    setCode('')
    if (error.is(...HANDLED, '2040')) setFault(error.message)
    if (error.is('2003')) sms.release()
    if (error.is('2501')) {
      await alert(error.message, { cancelText: null })
      await goTo('/subPages/lawWorks/logoutAccount', { replace: true })
    }
  }

  return (
    <PageFrame
      footer={<BottomBar primary={{ text: '提交注销申请', danger: true, disabled: code.length < 6, onTap: submit }} />}
    >
      <div className='lv-top' />
      <Card className='lv-code'>
        <p className='lv-text'>为保障账户安全，请验证{maskPhone(phone)}</p>
        <SmsPicture sms={sms} sending={sending} />
        <CodeBoxes
          autoFocus
          label='短信验证码'
          value={code}
          onChange={(text) => {
            setCode(text)
            setFault(undefined)
          }}
          {...(fault !== undefined && { error: fault })}
        />
        <div className='lv-again'>
          <CodeButton left={sms.left} text='重新获取' onTap={send} />
        </div>
      </Card>
    </PageFrame>
  )
}

/** The sessions have ended with the application: what the phone keeps of them goes, then the login page. */
async function leave(date: string): Promise<void> {
  await alert(`注销申请已提交，将于${date}生效`, { cancelText: null })
  forgetLogin()
  await openLogin({ logout: true, relaunch: true })
}
