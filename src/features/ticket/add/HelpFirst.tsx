import { PageFrame, toLogin } from '@/blocks'
import { currentAddress } from '@/platform/address'
import type { Decision } from '@/routes/access'
import { go } from '@/routes/go'
import { LoginSheet, OpenEmergencyCard } from '@/shared/hotline'
import { Button, Card, Ends } from '@/ui'

/** 提交工单 of users that cannot file one yet: at a leak the phone comes before any login (TK-04), then the way to the form. */
export function HelpFirst({ closed }: { closed: Decision }) {
  const { words, button, onTap } = wayOf(closed)
  return (
    <PageFrame spaced>
      <OpenEmergencyCard title='闻到燃气味，先打电话' note='不要为提交工单留在现场；工单可以事后补。' />
      <Card label='提交工单'>
        <Ends gap={12}>
          <span className='fs-14 t2 break'>{words}</span>
          <Button kind='outline' size='large' onTap={onTap}>
            {button}
          </Button>
        </Ends>
      </Card>
      {closed.kind === 'login' && <LoginSheet />}
    </PageFrame>
  )
}

function wayOf(closed: Decision): { words: string; button: string; onTap: () => Promise<void> } {
  if (closed.kind === 'login')
    return { words: '其他问题，登录后提交工单', button: '登录', onTap: () => toLogin(currentAddress()) }
  if (closed.kind === 'review')
    return { words: '审核通过后可提交工单', button: '查看进度', onTap: () => go('/pages/binding/check') }
  return { words: '绑定户号后可提交工单', button: '去绑定', onTap: () => go('/pages/confirm-cusInfo/confirm-cusInfo') }
}
