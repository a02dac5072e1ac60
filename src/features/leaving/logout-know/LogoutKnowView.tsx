import { useState } from 'react'
import { cancelReasons, COOLING_DAYS } from '@domain/statuses/cancellation'
import { PageFrame, useWaiting } from '@/blocks'
import { go } from '@/routes/go'
import { BottomBar, Card, CheckBox, Radio, SectionCard } from '@/ui'
import { useStarted } from './use-started'

/** Seconds that the notice has to be on the screen (C 6.9). */
const READ_SECONDS = 5

const facts: readonly { title: string; text: string }[] = [
  { title: '将被删除的信息', text: '手机号、昵称、头像、职务、邮箱、登录密码、微信绑定，以及与户号的绑定关系。' },
  {
    title: '依法保留的信息',
    text: '账单、订单、发票、合同、签字与操作记录依照法律法规的期限保存，不再关联您的个人身份。',
  },
  {
    title: `${COOLING_DAYS}天冷静期`,
    text: `提交后${COOLING_DAYS}天内登录即可撤销注销申请；期满后账号自动注销，无法恢复。`,
  },
  {
    title: '用气不受影响',
    text: '注销的是应用账号，供用气合同与燃气账户继续有效，欠费仍须缴清。如需停止用气，请办理销户。',
  },
]

/** 注销须知 (CX-01): what goes, what stays, and why the user leaves. */
export function LogoutKnowView() {
  const [reason, setReason] = useState<(typeof cancelReasons)[number] | null>(null)
  const [isRead, setRead] = useState(false)
  const { left, start } = useWaiting()
  useStarted(() => start(READ_SECONDS))
  const isReady = left === 0 && isRead && reason !== null
  return (
    <PageFrame
      spaced
      footer={
        <BottomBar
          primary={{
            text: left > 0 ? `同意并继续（${left}s）` : '同意并继续',
            disabled: !isReady,
            onTap: () => go('/subPages/lawWorks/logoutVerificationCode', { reason: reason ?? '其他' }),
          }}
        />
      }
    >
      {facts.map(({ title, text }) => (
        <Card key={title}>
          <h2 className='fs-16 fw-b'>{title}</h2>
          <p className='fs-14 t2 lh-read mt4'>{text}</p>
        </Card>
      ))}
      <SectionCard flush title='注销原因'>
        <Radio
          label='注销原因'
          value={reason}
          items={cancelReasons.map((key) => ({ key, label: key }))}
          onChange={setReason}
        />
      </SectionCard>
      <CheckBox square className='gutter mb16' checked={isRead} onChange={setRead}>
        我已阅读并了解注销须知
      </CheckBox>
    </PageFrame>
  )
}
