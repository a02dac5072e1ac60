import { useEffect, useState, type ReactNode } from 'react'
import { maskPhone } from '@domain/mask'
import { enterWorkbench, leaveWorkbench, mayBeAtWorkbench } from '@/auth/workbench'
import { FieldList, PageFrame, useFields } from '@/blocks'
import { sms } from '@/blocks/form/sms'
import { call, type ApiError } from '@/request'
import { useUser } from '@/stores'
import { Button, Card, NoAccess, Segment, toast } from '@/ui'

const WAYS = [
  { key: 'sms', label: '短信验证码' },
  { key: 'password', label: '登录密码' },
] as const

type Way = (typeof WAYS)[number]['key']

interface Props {
  /** Drawn while the desk is open; `close` asks for the proof again. */
  children: (close: () => void) => ReactNode
}

/** The desk opens to staff with a second factor (LG-19); what it opens for is behind. */
export function DeskGate({ children }: Props) {
  const [isOpen, setOpen] = useState(mayBeAtWorkbench)
  const user = useUser(({ loginUserInfo }) => loginUserInfo)
  if (user !== null && user.isStaff !== '1')
    return (
      <PageFrame>
        <NoAccess text='服务工作台仅供燃气公司工作人员使用' />
      </PageFrame>
    )
  if (isOpen) return <>{children(() => setOpen(false))}</>
  return <PageFrame spaced>{user !== null && <Proof phone={user.username} onOpen={() => setOpen(true)} />}</PageFrame>
}

/** Closes the desk once a read says that its token has ended (2211). */
export function useDeskEnd(error: ApiError | undefined, close: () => void): void {
  const isOver = error?.is('2211') === true
  useEffect(() => {
    if (!isOver) return
    leaveWorkbench()
    close()
  }, [isOver, close])
}

function Proof({ phone, onOpen }: { phone: string; onOpen: () => void }) {
  const [way, setWay] = useState<Way>('sms')
  const form = useFields({
    values: { code: '', password: '' },
    fields: [
      way === 'sms'
        ? { key: 'code', label: '短信验证码', kind: sms({ scene: 'STAFF' }), required: true }
        : {
            key: 'password',
            label: '登录密码',
            kind: 'password',
            required: '请输入登录密码',
            placeholder: '请输入登录密码',
          },
    ],
    faultsAt: { '2002': 'code', '2003': 'code', '2008': 'password', '2009': 'password' },
    onRefused: (error) => {
      if ((error.data as { field?: unknown } | null)?.field !== 'way') return false
      setWay(way === 'sms' ? 'password' : 'sms')
      toast('登录时已用过该方式，请换另一种验证')
      return true
    },
    onSubmit: async ({ code, password }) => {
      const proof = way === 'sms' ? { way, smsCode: code } : { way, password }
      const handles = ['2002', '2003', '2008', '2009', '2901'] as const
      const { securityTicket } = await call(
        'default POST /crmgas/portal/security/verify',
        { scene: 'staff', ...proof },
        { handles },
      )
      if ((await enterWorkbench(securityTicket)) === 'staff') return onOpen()
      leaveWorkbench()
      toast('您没有审核权限，请联系公司管理员')
    },
  })
  return (
    <Card>
      <h2 className='fs-17 fw-b mb8'>进入服务工作台</h2>
      <p className='fs-14 t2 mb16'>
        请用与登录不同的方式再验证一次，8 小时内有效。手机号 <span className='num'>{maskPhone(phone)}</span>
      </p>
      <Segment className='mb16' items={WAYS} active={way} onChange={setWay} label='验证方式' />
      <FieldList of={form} />
      <Button block loading={form.busy} loadingText='验证中' onTap={form.submit}>
        验证并进入
      </Button>
    </Card>
  )
}
