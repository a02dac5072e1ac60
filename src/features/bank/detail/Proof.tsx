import { proofResults } from '@domain/statuses/bank-account'
import { useAct, useLink } from '@/blocks'
import { serverNow } from '@/platform/time'
import { Button, CountDown, DateText, KeyValue, NoticeBar, SectionCard, type FactRow } from '@/ui'
import type { Account } from './BankDetailView'

interface Props {
  account: Account
  onChanged: () => Promise<unknown>
}

/** BK-03: how the account is proved, by a payment of less than a yuan from it. A proved one has nothing to show here. */
export function Proof({ account, onChanged }: Props) {
  if (account.status === 'VERIFIED') return null
  if (account.status === 'VERIFYING' && account.proof)
    return <Running {...{ account, onChanged }} proof={account.proof} />
  return <Begin account={account} onChanged={onChanged} />
}

const WHY = '从该账户向供气公司汇款0.01至0.99元任意金额，附言填写识别码，到账后自动核对户名与账号。汇款计入您的账户余额'

function Begin({ account, onChanged }: Props) {
  const { accountId, version, canChange, nextRoundAt, isUsedUp, proof } = account
  const hotline = useLink('/subPages/hotline')
  const begin = useAct('default POST /crmgas/bankAccount/sendVerify', { dialog: ['44507'], stale: onChanged })
  const isPaused = nextRoundAt !== null && Date.parse(nextRoundAt) > serverNow()
  return (
    <SectionCard title='账户验证'>
      {proof?.result && <div className='fs-14 c-danger mb8'>{`上次验证未通过：${proofResults[proof.result]}`}</div>}
      <div className='fs-14 t2 break'>{WHY}</div>
      {isUsedUp && <div className='fs-13 c-warning mt8'>验证次数已用完，工作人员将与您联系核实账户资料</div>}
      {isPaused && (
        <div className='fs-13 c-warning mt8'>
          <DateText value={nextRoundAt} form='full' /> 后可重新验证
        </div>
      )}
      {canChange === '1' && !isUsedUp && (
        <Button
          block
          className='mt16'
          disabled={isPaused}
          loading={begin.busy}
          onTap={() => begin.run({ accountId, version })}
        >
          {proof ? '重新验证' : '开始验证'}
        </Button>
      )}
      {isUsedUp && hotline && (
        <Button block kind='outline' className='mt16' onTap={hotline}>
          联系客服
        </Button>
      )}
    </SectionCard>
  )
}

function Running({ account, proof, onChanged }: Props & { proof: NonNullable<Account['proof']> }) {
  const { accountId, version, canChange, receivers, test } = account
  const look = useAct('default POST /crmgas/bankAccount/verify', {
    dialog: ['44506', '44509'],
    ok: ({ status }) => (status === 'VERIFIED' ? '验证成功' : '尚未到账，银行到账一般需要几分钟至1个工作日'),
    done: onChanged,
    stale: onChanged,
  })
  const arrive = useAct('default POST /crmgas/pay/tt/sandbox/statement', { done: onChanged })
  const [receiver] = receivers
  return (
    <SectionCard title='账户验证'>
      {proof.misses > 0 && (
        <NoticeBar tone='warning'>{`收到的汇款与登记的户名或账号不一致，还可尝试${proof.triesLeft}次`}</NoticeBar>
      )}
      <div className='fs-14 t2 break'>{WHY}</div>
      <KeyValue
        className='mt8'
        items={[
          ['识别码', <span className='num fw-b'>{proof.remitCode}</span>, { copy: proof.remitCode }],
          ['汇款金额', '0.01至0.99元'],
          ...(receiver ? receiverFacts(receiver) : []),
          ['发起时间', <DateText value={proof.sentAt} form='full' />],
          ['剩余时间', <CountDown until={proof.expireAt} onEnd={() => void onChanged()} />],
        ]}
      />
      {canChange === '1' && (
        <Button block className='mt16' loading={look.busy} onTap={() => look.run({ accountId, version })}>
          我已汇款，查看结果
        </Button>
      )}
      {test && canChange === '1' && (
        <Button block kind='outline' className='mt8' loading={arrive.busy} onTap={() => arrive.run({ accountId })}>
          模拟到账
        </Button>
      )}
    </SectionCard>
  )
}

const receiverFacts = ({ accountName, accountNo, bankName }: Account['receivers'][number]): FactRow[] => [
  ['收款户名', accountName, { copy: accountName }],
  ['收款账号', <span className='num break'>{accountNo}</span>, { copy: accountNo }],
  ['收款银行', bankName],
]
