import { useEffect, useState } from 'react'
import { maskPhone } from '@domain/mask'
import { callPhone } from '@/platform/phone'
import { FieldList, PageFrame, linkTo } from '@/blocks'
import { leaveStepUp, stepUpRequest, type StepUpScene } from '@/shared/step-up'
import { useRead } from '@/request'
import { goTo } from '@/routes/go'
import { useUser } from '@/stores'
import { ActionSheet, Button, Card, Segment } from '@/ui'
import { useSecurity, type SecurityPlace, type Way } from './use-security'

export interface SecurityViewProps {
  scene: StepUpScene
  bp: string | undefined
  companyCode: string | undefined
  back: string | undefined
}

const WAYS = [
  { key: 'sms', label: '短信验证码' },
  { key: 'password', label: '登录密码' },
] as const
const CERTIFICATION = '/pages/certification/index'

/** 安全验证 (C 6.3): a second proof by phone or password, before what cannot be undone. */
export function SecurityView({ scene, ...rest }: SecurityViewProps) {
  useEffect(() => leaveStepUp, [])
  const isLoaded = useUser(({ loginUserInfo }) => loginUserInfo !== null)
  return <PageFrame spaced>{isLoaded && <SecurityForm place={{ scene, ...rest }} />}</PageFrame>
}

function SecurityForm({ place }: { place: SecurityPlace }) {
  const own = useUser(({ loginUserInfo }) => loginUserInfo)
  const [way, setWay] = useState<Way>('sms')
  const { form, isLocked } = useSecurity(place, way)
  const mayUsePassword = own?.hasPassword === '1' && hasPasswordWay(place.scene, own.isCertApplicant === '1')
  const phone = place.scene === 'bind' ? (stepUpRequest()?.phoneMasked ?? '预留手机号') : maskPhone(own?.username ?? '')
  return (
    <Card>
      <p className='fs-15 t2 mb16'>
        {way === 'sms' ? `为保障账户安全，请输入 ${phone} 收到的验证码` : '为保障账户安全，请输入登录密码'}
      </p>
      {mayUsePassword && <Segment className='mb16' items={WAYS} active={way} onChange={setWay} label='验证方式' />}
      <FieldList of={form} />
      {way === 'password' && (
        <Button
          block
          disabled={form.values.password === '' || isLocked}
          loading={form.busy}
          loadingText='验证中'
          onTap={form.submit}
        >
          验证
        </Button>
      )}
      <LostPhone isReserved={place.scene === 'bind'} />
    </Card>
  )
}

/** LG-17: a new phone by password only for certified applicants; titles for every user. */
const hasPasswordWay = (scene: StepUpScene, isCertified: boolean): boolean =>
  scene === 'title' || scene === 'payApprove' || (scene === 'changePhone' && isCertified)

/** 手机号已停用？: the two ways that remain. */
function LostPhone({ isReserved }: { isReserved: boolean }) {
  const [open, setOpen] = useState(false)
  const config = useRead('default GET /crmgas/config/client', undefined, { handles: 'all' })
  const hotline = config.data?.hotline ?? ''
  const items = [
    { key: 'call', text: '联系客服', note: hotline, disabled: hotline === '' },
    ...(linkTo(CERTIFICATION) ? [{ key: 'cert', text: '企业认证', note: '凭营业执照办理' }] : []),
  ]
  return (
    <>
      <Button kind='text' size='small' className='mt8' onTap={() => setOpen(true)}>
        {isReserved ? '预留手机号已停用？' : '手机号已停用？'}
      </Button>
      <ActionSheet
        open={open}
        title='手机号无法接收验证码'
        items={items}
        onChoose={(key) => {
          setOpen(false)
          if (key === 'call') callPhone(hotline)
          else void goTo(CERTIFICATION, { replace: true })
        }}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
