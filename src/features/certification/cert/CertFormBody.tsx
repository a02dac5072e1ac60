import { useState, type ReactNode } from 'react'
import { maskPhone } from '@domain/mask'
import { FieldList, FormBar, linkTo, PageFrame, type Form } from '@/blocks'
import { go, goTo } from '@/routes/go'
import type { LoginUserInfo } from '@/stores'
import { Button, Photo, SectionCard, Stack } from '@/ui'
import { PARTS } from '../cert-fields'
import type { CertForm } from '../cert-form'
import { useCertForm } from './use-cert-form'

const JOIN = '/pages/confirm-cusInfo/confirm-cusInfo'
const SAMPLE = '/cms/media/paper/licence-sample.png'

export interface CertFormBodyProps {
  user: LoginUserInfo
  start: CertForm
  banner: ReactNode
  /** Under review: nothing can be changed. */
  isLocked?: boolean
  /** Why it did not pass. */
  rejectReason?: string | undefined
}

export function CertFormBody({ user, start, banner, isLocked = false, rejectReason }: CertFormBodyProps) {
  const { form, mayJoin } = useCertForm(
    user.userId,
    { ...start, phone: maskPhone(user.username) },
    isLocked,
    rejectReason,
  )
  return (
    <PageFrame
      spaced
      footer={
        <FormBar
          form={form}
          text={rejectReason === undefined ? '提交审核' : '重新提交'}
          disabled={isLocked}
          {...(mayJoin && linkTo(JOIN) && { secondary: { text: '申请加入子账号', onTap: () => goTo(JOIN) } })}
        />
      }
    >
      {banner}
      <LicensePart form={form} />
      <SectionCard title='2 企业信息'>
        {form.values.license === null && (
          <p className='fs-12 t3 mb12'>上传营业执照后会自动识别填写，请核对；也可手动填写</p>
        )}
        <Stack gap={4}>
          <FieldList of={form} only={PARTS.company} />
        </Stack>
      </SectionCard>
      <SectionCard title='3 申请人'>
        <Stack gap={4}>
          <FieldList of={form} only={PARTS.applicant} />
        </Stack>
        {!form.values.isLegalPerson && (
          <Button
            kind='text'
            size='small'
            onTap={() => go('/pages/certification/temp-preview', { kind: 'AUTHLETTER' })}
          >
            下载模板
          </Button>
        )}
      </SectionCard>
      <SectionCard title='4 纳税人资质'>
        <FieldList of={form} only={PARTS.taxpayer} />
      </SectionCard>
      <SectionCard title='5 绑定户号' count={form.values.bps.length}>
        <FieldList of={form} only={PARTS.customers} />
      </SectionCard>
      <div className='gutter mb16'>
        <FieldList of={form} only={PARTS.promise} />
      </div>
    </PageFrame>
  )
}

function LicensePart({ form }: { form: Form<CertForm> }) {
  const [sample, setSample] = useState(false)
  return (
    <SectionCard title='1 营业执照' more={sample ? '收起示例' : '示例'} onMore={() => setSample(!sample)}>
      {sample && <Photo className='mb12' fit='width' alt='营业执照示例' src={SAMPLE} />}
      <FieldList of={form} only={PARTS.license} />
    </SectionCard>
  )
}
