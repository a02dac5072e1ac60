import { useState, type ReactNode } from 'react'
import { maskPhone } from '@domain/mask'
import { scrollToElement } from '@/platform/measure'
import { PageFrame, linkTo } from '@/blocks'
import { go, goTo } from '@/routes/go'
import type { LoginUserInfo } from '@/stores'
import { BottomBar, Button, Cell, CheckBox, Field, Photo, SectionCard, Switch } from '@/ui'
import { Customers } from './Customers'
import { Fault } from './Fault'
import { LicenseFields } from './LicenseFields'
import type { CertForm } from './draft'
import { PaperSlot } from './PaperSlot'
import { useCertForm, type CertFormState } from './use-cert-form'
import './certification.scss'

const JOIN = '/pages/confirm-cusInfo/confirm-cusInfo'
const SAMPLE = '/cms/media/paper/licence-sample.png'

export interface CertFormBodyProps {
  user: LoginUserInfo
  start: CertForm
  banner: ReactNode
  /** Under review: nothing can be changed. */
  isLocked?: boolean
}

export function CertFormBody({ user, start, banner, isLocked = false }: CertFormBodyProps) {
  const state = useCertForm(user.userId, start)
  const submit = async () => {
    const bad = await state.submit()
    if (bad !== null) scrollToElement(`ct-${bad}`)
  }
  return (
    <PageFrame
      footer={
        <BottomBar
          primary={{
            text: '提交审核',
            onTap: submit,
            disabled: isLocked,
            loading: state.isBusy,
            loadingText: '提交中',
          }}
          {...(state.mayJoin && linkTo(JOIN) && { secondary: { text: '申请加入子账号', onTap: () => goTo(JOIN) } })}
        />
      }
    >
      <div className='ct-top'>{banner}</div>
      <LicensePart state={state} isLocked={isLocked} />
      <LicenseFields state={state} />
      <Applicant state={state} phone={maskPhone(user.username)} isLocked={isLocked} />
      <Taxpayer state={state} isLocked={isLocked} />
      <Customers state={state} isLocked={isLocked} />
      <div className='ct-agree' id='ct-isAgreed'>
        <CheckBox square checked={state.isAgreed} disabled={isLocked} onChange={state.setAgreed}>
          本人承诺所提交资料真实有效
        </CheckBox>
        <Fault text={state.faults.isAgreed} />
      </div>
    </PageFrame>
  )
}

interface PartProps {
  state: CertFormState
  isLocked: boolean
}

function LicensePart({ state, isLocked }: PartProps) {
  const { form, faults, isReading } = state
  const [sample, setSample] = useState(false)
  return (
    <SectionCard title='1 营业执照' more={sample ? '收起示例' : '示例'} onMore={() => setSample(!sample)}>
      <div id='ct-license'>
        {sample && <Photo className='ct-sample' fit='width' alt='营业执照示例' src={SAMPLE} />}
        <PaperSlot
          label='营业执照'
          hint='JPG/PNG，四角完整、文字清晰'
          paper={form.license}
          error={faults.license}
          disabled={isLocked}
          busyText={isReading ? '识别中…' : undefined}
          onPaper={(paper) => state.setPaper('license', paper)}
        />
      </div>
    </SectionCard>
  )
}

function Applicant({ state, phone, isLocked }: PartProps & { phone: string }) {
  const { form, faults } = state
  return (
    <SectionCard title='3 申请人'>
      <div className='ct-fields'>
        <Field
          id='ct-contactName'
          label='姓名'
          required
          value={form.texts.contactName}
          maxLength={30}
          disabled={isLocked}
          onChange={(text) => state.type('contactName', text)}
          onBlur={() => state.leave('contactName')}
          {...(faults.contactName !== undefined && { error: faults.contactName })}
        />
        <Field label='手机号' value={phone} disabled onChange={() => undefined} />
      </div>
      <Cell
        title='我是法定代表人'
        action={
          <Switch
            label='我是法定代表人'
            checked={form.isLegalPerson}
            disabled={isLocked}
            onChange={(isLegalPerson) => {
              state.change({ isLegalPerson })
              state.clear('authLetter')
            }}
          />
        }
      />
      {!form.isLegalPerson && (
        <div id='ct-authLetter'>
          <PaperSlot
            label='授权委托书'
            hint='须加盖公章'
            paper={form.authLetter}
            error={faults.authLetter}
            disabled={isLocked}
            onPaper={(paper) => state.setPaper('authLetter', paper)}
          />
          <Button
            kind='text'
            size='small'
            onTap={() => go('/pages/certification/temp-preview', { kind: 'AUTHLETTER' })}
          >
            下载模板
          </Button>
        </div>
      )}
    </SectionCard>
  )
}

function Taxpayer({ state, isLocked }: PartProps) {
  const { form, faults } = state
  return (
    <SectionCard title='4 纳税人资质'>
      <Cell
        title='一般纳税人'
        subtitle='开具增值税专用发票时需要'
        action={
          <Switch
            label='一般纳税人'
            checked={form.generalTaxpayer}
            disabled={isLocked}
            onChange={(generalTaxpayer) => {
              state.change({ generalTaxpayer })
              state.clear('taxProof')
            }}
          />
        }
      />
      {form.generalTaxpayer && (
        <div id='ct-taxProof'>
          <PaperSlot
            label='一般纳税人证明'
            paper={form.taxProof}
            error={faults.taxProof}
            disabled={isLocked}
            onPaper={(paper) => state.setPaper('taxProof', paper)}
          />
        </div>
      )}
    </SectionCard>
  )
}
