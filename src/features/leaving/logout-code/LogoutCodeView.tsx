import { dateOf } from '@domain/date'
import { maskPhone } from '@domain/mask'
import { cancelReasons } from '@domain/statuses/cancellation'
import { forgetLogin, openLogin } from '@/auth'
import { storage } from '@/platform/storage'
import { FieldList, FormBar, PageFrame, useFields, useFormAct } from '@/blocks'
import { proveStepUp } from '@/shared/step-up'
import { sms } from '@/blocks/form/sms'
import { goTo } from '@/routes/go'
import { useUser } from '@/stores'
import { alert, Card, confirm, Empty, Stack } from '@/ui'
import type { ViewParams } from '@/routes/table'

type Reason = (typeof cancelReasons)[number]

/** 注销验证 (CX-03): a second proof of the own phone, then the cooling-off begins and every session ends. */
export function LogoutCodeView({ reason }: ViewParams<'/subPages/lawWorks/logoutVerificationCode'>) {
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

function CodeForm({ reason, phone }: { reason: Reason; phone: string }) {
  const cancel = useFormAct('default POST /crmgas/portal/user/cancelAccount', {
    loading: false,
    input: async ({ code }: { code: string }) => {
      const question = { content: '确认注销账号吗？7天内登录可撤销', confirmText: '确认注销', danger: true }
      if (!(await confirm(question))) return null
      return { securityTicket: await proveStepUp({ scene: 'cancel', way: 'sms', smsCode: code }), reason }
    },
    at: { '2040': 'code' },
    dialog: ['2501'],
    stale: () => goTo('/subPages/lawWorks/logoutAccount', { replace: true }),
    adopt: ({ effectiveAt }) => leave(dateOf(effectiveAt)),
  })
  const form = useFields({
    values: { code: '' },
    fields: [{ key: 'code', label: '短信验证码', kind: sms({ scene: 'CANCEL', boxes: 'stay' }), required: true }],
    ...cancel,
    // Of the code, which is proved before.
    faultsAt: { ...cancel.faultsAt, '2002': 'code', '2003': 'code' },
  })
  return (
    <PageFrame
      spaced
      footer={<FormBar form={form} text='提交注销申请' danger disabled={form.values.code.length < 6} />}
    >
      <Card>
        <Stack gap={16}>
          <p className='fs-14 t2 lh-read mt4'>为保障账户安全，请验证 {maskPhone(phone)}</p>
          <FieldList of={form} />
        </Stack>
      </Card>
    </PageFrame>
  )
}

/** The sessions have ended with the application: what the phone keeps of them goes, then the login page. */
async function leave(date: string): Promise<void> {
  await alert(`注销申请已提交，将于${date}生效`, { cancelText: null })
  forgetLogin()
  storage.remove('lastPhone')
  await openLogin({ logout: true, relaunch: true })
}
