import { reviewStatus } from '@domain/statuses/review'
import { toLogin, useLink } from '@/blocks'
import { currentAddress } from '@/platform/address'
import { callPhone } from '@/platform/phone'
import type { Decision } from '@/routes/access'
import { go } from '@/routes/go'
import { useUser, type LoginUserInfo } from '@/stores'
import { Button, Card, Ends, Row, Status, Steps } from '@/ui'

/** The user's next step: log in, bind a customer number, or wait for the master. */
export function NextStep({ reason }: { reason: Decision }) {
  const user = useUser(({ loginUserInfo }) => loginUserInfo)
  if (reason.kind === 'login')
    return (
      <Invitation
        title='登录后办理用气业务'
        text='查余额、看账单、缴燃气费'
        button='登录'
        onTap={() => toLogin(currentAddress())}
      />
    )
  if (user === null || reason.kind !== 'review')
    return (
      <Invitation
        title='绑定户号'
        text='绑定企业户号后，可查看账单、用气并在线缴费'
        button='去绑定'
        onTap={() => go('/pages/confirm-cusInfo/confirm-cusInfo')}
      />
    )
  return <Application user={user} />
}

interface InvitationProps {
  title: string
  text: string
  button: string
  onTap: () => Promise<void>
}

const Invitation = ({ title, text, button, onTap }: InvitationProps) => (
  <Card raised label={title}>
    <h2 className='fs-20 fw-b'>{title}</h2>
    <div className='fs-13 t3 mt4 mb16'>{text}</div>
    <Button block onTap={onTap}>
      {button}
    </Button>
  </Card>
)

const STEPS = ['提交申请', '主账号审核', '完成']

/** The state of the application; while it is under review, the master may be called, afterwards it may be made again. */
function Application({ user }: { user: LoginUserInfo }) {
  const { masterUsername, customerName, rejectReason } = user
  const change = useLink('/pages/switch-bp/switch/switch')
  const status = user.reviewStatus === '' ? '2' : user.reviewStatus
  const isWaiting = status === '2'
  return (
    <Card raised label='审核进度'>
      <Ends>
        <h2 className='fs-16 fw-b'>审核进度</h2>
        <Status status={reviewStatus[status]} />
      </Ends>
      <div className='fs-13 t3 mt4'>{customerName}</div>
      <Steps
        className='mt12'
        items={STEPS.map((title, index) => ({ key: title, title, failed: index === 1 && !isWaiting }))}
        current={1}
      />
      <div className='fs-13 t2 mt12 mb12'>{textOf[status](rejectReason)}</div>
      <Row gap={12} wrap>
        <Button size='large' onTap={() => go('/pages/binding/check')}>
          查看进度
        </Button>
        {isWaiting && masterUsername !== '' && (
          <Button size='large' kind='outline' onTap={() => callPhone(masterUsername)}>
            联系主账号
          </Button>
        )}
        {change && (
          <Button size='large' kind='text' onTap={change}>
            切换户号
          </Button>
        )}
      </Row>
    </Card>
  )
}

const textOf = {
  '0': (reason: string) => `申请已驳回${reason === '' ? '' : `：${reason}`}，可修改后重新申请`,
  '1': () => '申请已通过',
  '2': () => '申请已提交，主账号审核通过后即可使用',
  '3': () => '主账号未在7天内处理，可重新申请',
} as const
