import type { Out } from '@contract'
import { FormPage, PageFrame, useAct, useFormAct, type FormField, linkTo } from '@/blocks'
import { useRead } from '@/request'
import { go } from '@/routes/go'
import { BottomBar, Card, CountDown, DateText, Empty, KeyValue, prompt, Status } from '@/ui'
import { maskPhone } from '@domain/mask'
import { claimStatus } from '@domain/statuses/review'
import { masterTransferred, TRANSFER, transferQuestion, useTransferTicket } from './transfer-act'
import { leftText } from '../words'

type State = Out<'default GET /crmgas/portal/user/masterClaim'>
type Claim = NonNullable<State['claim']>

const CERTIFICATION = '/pages/certification/index'

/** 申请更换主账号 (BD-21), as the claimant and as the master see it. */
export function ClaimView({ bp }: { bp: string }) {
  const read = useRead('default GET /crmgas/portal/user/masterClaim', { bp }, { freshFor: 0, handles: ['2108'] })
  const state = read.data
  if (state === undefined)
    return read.error?.is('2108') ? (
      <PageFrame title='申请更换主账号' empty={<NotCertified bp={bp} />} />
    ) : (
      <PageFrame title='申请更换主账号' of={read} />
    )
  const { claim } = state
  if (claim === null || (claim.isMine === '1' && claim.status === 'REJECTED'))
    return <ClaimForm bp={bp} state={state} onSent={read.reload} />
  return <ClaimState bp={bp} state={state} claim={claim} onChanged={read.reload} />
}

/** Only a user that has certified the enterprise may claim it (2209). */
function NotCertified({ bp }: { bp: string }) {
  return (
    <Empty
      text='请先完成企业认证'
      picture='lock'
      {...(linkTo(CERTIFICATION) && {
        action: '去认证',
        onAction: () => void go(CERTIFICATION, { mode: 'claim', bp }),
      })}
    />
  )
}

type Values = { reason: string }
const FIELDS: readonly FormField<Values>[] = [
  { key: 'reason', label: '申请原因', kind: 'textarea', required: true, maxLength: 100, counter: true },
]

function ClaimForm({ bp, state, onSent }: { bp: string; state: State; onSent: () => Promise<void> }) {
  const claim = useFormAct('default POST /crmgas/portal/user/claimMaster', {
    once: true,
    input: ({ reason }: Values) => ({ bp, reason: reason.trim() }),
    ok: '已提交',
    done: onSent,
  })
  return (
    <FormPage<Values>
      spaced
      title='申请更换主账号'
      values={{ reason: '' }}
      fields={FIELDS}
      submitText='提交申请'
      {...claim}
      head={
        <Card>
          <KeyValue
            items={[
              ['户名', state.customerName],
              ['户号', bp],
              ['企业认证', state.certPassed === '1' ? '已通过' : '未通过'],
            ]}
          />
          <p className='fs-14 t2 mt8'>提交后原主账号有72小时提出异议，无异议将自动变更</p>
        </Card>
      }
    />
  )
}

interface ClaimStateProps {
  bp: string
  state: State
  claim: Claim
  onChanged: () => Promise<void>
}

function ClaimState({ bp, state, claim, onChanged }: ClaimStateProps) {
  const isOpenToMe = claim.isMine === '0' && claim.status === 'OPEN'
  return (
    <PageFrame
      spaced
      title='申请更换主账号'
      {...(isOpenToMe && { footer: <Answer bp={bp} claim={claim} onChanged={onChanged} /> })}
    >
      <Card>
        <KeyValue
          items={[
            ['状态', <Status status={claimStatus[claim.status]} />],
            ['户名', state.customerName],
            ['户号', bp],
            ['申请人', claim.username],
            ['申请原因', claim.reason],
            ['申请时间', <DateText value={claim.appliedAt} form='full' />],
            ['剩余时间', claim.status === 'OPEN' && <CountDown until={claim.deadlineAt} format={leftText} />],
            ['异议', claim.objection || null],
          ]}
        />
        {claim.status === 'OPEN' && <p className='fs-14 t2 mt8'>到期无异议将自动变更主账号</p>}
      </Card>
    </PageFrame>
  )
}

async function askReason(): Promise<{ reason: string } | null> {
  const reason = await prompt({
    title: '提出异议',
    label: '异议原因',
    kind: 'textarea',
    maxLength: 100,
    check: (text) => (text.trim().length < 2 ? '请填写异议原因' : undefined),
  })
  return reason === null ? null : { reason: reason.trim() }
}

/** The master objects, or agrees by handing over. */
function Answer({ bp, claim, onChanged }: Omit<ClaimStateProps, 'state'>) {
  const object = useAct('default POST /crmgas/portal/user/objectClaim', {
    more: askReason,
    ok: '已提交，将由工作人员审核',
    done: onChanged,
    stale: onChanged,
  })
  const proof = useTransferTicket()
  const transfer = useAct(TRANSFER, {
    once: true,
    more: proof.ask,
    ask: transferQuestion(maskPhone(claim.username)),
    adopt: masterTransferred,
    stale: (error) => error.is('2040') && proof.drop(),
  })
  const agree = () => transfer.run({ bp, toPhone: claim.username, quit: '0' })
  return (
    <BottomBar
      primary={{ text: '同意转让', onTap: agree, loading: transfer.busy }}
      secondary={{ text: '提出异议', onTap: () => object.run({ claimId: claim.claimId }) }}
    />
  )
}
