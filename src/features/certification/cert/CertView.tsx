import { useMemo, useState } from 'react'
import type { Out } from '@contract'
import { PageFrame, ResultPage } from '@/blocks'
import { useRead } from '@/request'
import { go } from '@/routes/go'
import { useUser, type LoginUserInfo } from '@/stores'
import { NoAccess, NoticeBar, Skeleton } from '@/ui'
import { CertFormBody } from './CertFormBody'
import { emptyForm, type CertForm } from '../cert-form'
import { readDraft } from '../draft'
import { serverNow } from '@/platform/time'

type Certificate = NonNullable<Out<'default GET /enterprise/certificate/detail'>>

export interface CertViewProps {
  bp: string | undefined
  companyCode: string | undefined
  certId: string | undefined
  mode: 'claim' | undefined
}

/** 企业认证 (C 6.5). A sub-account comes here only to claim the place of the master. */
export function CertView(props: CertViewProps) {
  const user = useUser(({ loginUserInfo }) => loginUserInfo)
  if (user === null) return <PageFrame />
  const isSub = user.bp !== '' && user.isMaster === '0' && user.reviewStatus === '1'
  const isClaimant = !isSub || props.mode === 'claim'
  if (props.certId !== undefined) return <EditCert certId={props.certId} user={user} isClaimant={isClaimant} />
  return isClaimant ? <Start {...props} user={user} /> : <ClaimOnly bp={user.bp} />
}

/** BD-21 is a sub-account's way to a certification. */
function ClaimOnly({ bp }: { bp: string }) {
  return (
    <PageFrame>
      <NoAccess
        text='仅主账号可进行此操作'
        action='申请更换主账号'
        onAction={() => void go('/pages/binding/transfer', { mode: 'claim', bp })}
      />
    </PageFrame>
  )
}

type Inner = CertViewProps & { user: LoginUserInfo }

/** A certified user without another number or company has nothing to fill in: the certification is shown. */
function Start(props: Inner) {
  const { user, bp, companyCode, mode } = props
  const [isDone, setDone] = useState(
    user.certStatus === '20' && bp === undefined && companyCode === undefined && mode === undefined,
  )
  if (!isDone) return <NewCert {...props} />
  return (
    <ResultPage
      kind='success'
      headline='企业认证已通过'
      text='无需重新提交，证照有变化时在资质认证中更新'
      primary={{ text: '查看认证信息', onTap: () => go('/pages/qualifications/certification', {}, { replace: true }) }}
      secondary={{ text: '认证其他企业', onTap: () => setDone(false) }}
    />
  )
}

function NewCert({ user, bp, companyCode }: Inner) {
  const start = useMemo<CertForm>(() => {
    const draft = readDraft(user.userId)
    const place = { companyCode: companyCode ?? user.companyCode, bps: bp === undefined ? [] : [bp] }
    if (draft === null) return { ...emptyForm, ...place }
    // The customer number of the address counts, beside what the draft knows.
    return {
      ...draft,
      companyCode: companyCode ?? draft.companyCode,
      bps: [
        ...new Set([
          ...place.bps,
          ...(companyCode === undefined || companyCode === draft.companyCode ? draft.bps : []),
        ]),
      ],
    }
  }, [user, bp, companyCode])
  return <CertFormBody key={user.userId} user={user} start={start} banner={null} />
}

/** A certification is edited by its applicant, also when the applicant has become a sub-account. */
function EditCert({ user, certId, isClaimant }: { user: LoginUserInfo; certId: string; isClaimant: boolean }) {
  const read = useRead('default GET /enterprise/certificate/detail', { certId }, { freshFor: 0 })
  const cert = read.data
  const start = useMemo(() => (cert ? formOf(cert) : null), [cert])
  if (cert === undefined || cert === null || start === null)
    return <PageFrame of={read} skeleton={<Skeleton kind='card' rows={4} />} />
  if (!isClaimant && cert.isOwn === '0') return <ClaimOnly bp={user.bp} />
  return (
    <CertFormBody
      key={certId}
      user={user}
      start={start}
      banner={<Banner cert={cert} />}
      isLocked={cert.status === '10'}
      rejectReason={cert.status === '30' ? (cert.rejectReason ?? '') : undefined}
    />
  )
}

function Banner({ cert }: { cert: Certificate }) {
  if (cert.status === '30') return <NoticeBar tone='danger'>审核未通过：{cert.rejectReason}</NoticeBar>
  if (cert.status !== '10') return null
  return (
    <NoticeBar
      tone='warning'
      action='查看进度'
      onTap={() => void go('/pages/certification/submit-result', { certId: cert.certId })}
    >
      认证申请审核中，暂不能修改
    </NoticeBar>
  )
}

/** What was submitted before, to be corrected or renewed. */
function formOf(cert: Certificate): CertForm {
  const paper = (file: Certificate['license']) => (file === null ? null : { ...file, at: serverNow() })
  return {
    ...emptyForm,
    ...cert.fields,
    contactName: cert.contactName,
    isLegalPerson: cert.isLegalPerson === '1',
    generalTaxpayer: cert.generalTaxpayer === '1',
    bps: cert.bps,
    companyCode: cert.companyCode,
    license: paper(cert.license),
    authLetter: paper(cert.authLetter),
    taxProof: paper(cert.taxProof),
  }
}
