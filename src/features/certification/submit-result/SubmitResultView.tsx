import { useEffect, useRef } from 'react'
import type { Out } from '@contract'
import { skipReasons } from '@domain/statuses/certification'
import { loadUser } from '@/auth'
import { ResultPage, useAct, type ResultPageProps } from '@/blocks'
import { useRead } from '@/request'
import { go } from '@/routes/go'
import { type FactRow, Button, Cell, CellGroup, Row, Steps } from '@/ui'
import type { ViewParams } from '@/routes/table'

type Certificate = NonNullable<Out<'default GET /enterprise/certificate/detail'>>

/** ms between two looks while the page is shown (C 6.5). */
const POLL = 10_000
const HOME = '/pages/home/index/index'
const LIST = '/pages/qualifications/certification'

/** 提交结果 (C 6.5): asks until the review is over. */
export function SubmitResultView({ certId }: ViewParams<'/pages/certification/submit-result'>) {
  const read = useRead(
    'default GET /enterprise/certificate/detail',
    { certId },
    { freshFor: 0, every: (answer) => (answer === undefined || answer?.status === '10') && POLL },
  )
  const cert = read.data
  const userLoaded = useNewCustomer(cert ?? undefined)
  if (!cert) return <ResultPage kind='pending' headline='审核中' of={read} />
  const { kind, headline, text } = lookOf(cert)
  const isRejected = cert.status === '30' || cert.status === '50'
  return (
    <ResultPage
      kind={kind}
      headline={headline}
      text={text}
      facts={factsOf(cert)}
      primary={wayOn(cert, userLoaded)}
      {...(cert.status !== '20' && {
        secondary: { text: '返回首页', onTap: () => go(HOME, {}, { relaunch: true }) },
      })}
    >
      <Steps
        className='mt12 mb12'
        items={[
          { key: 'sent', title: '提交' },
          { key: 'review', title: '审核', ...(isRejected && { failed: true }) },
          { key: 'done', title: '完成' },
        ]}
        current={stepOf(cert)}
      />
      {cert.status === '20' && cert.isOwn === '1' && <Claims cert={cert} />}
      {cert.status === '10' && cert.isOwn === '1' && <Withdraw certId={certId} onDone={read.reload} />}
    </ResultPage>
  )
}

function lookOf(cert: Certificate): { kind: 'success' | 'pending' | 'fail'; headline: string; text: string } {
  switch (cert.status) {
    case '20':
      return { kind: 'success', headline: '认证通过', text: `认证通过，已为您绑定${cert.boundBps.length}个户号` }
    case '30':
      return { kind: 'fail', headline: '审核未通过', text: cert.rejectReason }
    case '50':
      return { kind: 'fail', headline: '申请已撤回', text: '您可以修改资料后重新提交' }
    case '40':
      return { kind: 'fail', headline: '认证已过期', text: '请更新营业执照' }
    case '60':
      return { kind: 'success', headline: '认证已更新', text: '该认证已由新的认证替代' }
    case '00':
      return { kind: 'pending', headline: '待提交', text: '认证资料尚未提交' }
    case '10':
      return { kind: 'success', headline: '提交成功', text: '预计1–3个工作日完成审核，结果将以短信和消息通知' }
  }
}

function wayOn(
  { status, certId }: Certificate,
  userLoaded: () => Promise<void>,
): NonNullable<ResultPageProps['primary']> {
  const home = async () => {
    await userLoaded()
    await go(HOME, {}, { relaunch: true })
  }

  const edit = () => go('/pages/certification/index', { certId }, { replace: true })
  const list = () => go(LIST, {}, { replace: true })
  switch (status) {
    case '30':
    case '50':
      return { text: '重新提交', onTap: edit }
    case '00':
      return { text: '去提交', onTap: edit }
    case '10':
      return { text: '查看进度', onTap: list }
    case '60':
      return { text: '查看', onTap: list }
    default:
      return { text: '进入首页', onTap: home }
  }
}

/** Steps done, of submitted, reviewed, over. */
function stepOf({ status }: Certificate): number {
  if (status === '00') return 0
  return status === '20' || status === '60' ? 3 : 1
}

/** BD-21: where there is another master, the certified applicant may claim the place. */
function Claims({ cert }: { cert: Certificate }) {
  const taken = cert.skipped.filter(({ reason }) => reason === 'HAS_MASTER')
  if (taken.length === 0) return null
  return (
    <CellGroup>
      {taken.map(({ bp }) => (
        <Cell
          key={bp}
          title='申请更换主账号'
          subtitle={`户号 ${bp}`}
          onTap={() => void go('/pages/binding/transfer', { mode: 'claim', bp })}
        />
      ))}
    </CellGroup>
  )
}

function factsOf({ fields, boundBps, skipped }: Certificate): FactRow[] {
  return [
    ['企业名称', fields.companyName],
    ['统一社会信用代码', fields.uscc],
    ['已绑定户号', boundBps.length > 0 && boundBps.join('、')],
    ['未绑定户号', skipped.length > 0 && skipped.map(leftText).join('、')],
  ]
}

const leftText = ({ bp, reason }: Certificate['skipped'][number]) => `${bp}（${skipReasons[reason]}）`

/**
 * The review has bound a customer number: the user has changed. Returns how to wait for it: before, home would still lead to the search
 * for a customer number.
 */
function useNewCustomer(cert: Certificate | undefined): () => Promise<void> {
  const loading = useRef<Promise<void>>()
  const isPassed = cert?.status === '20' && cert.isOwn === '1' && cert.boundBps.length > 0
  useEffect(() => {
    if (!isPassed) return
    // Where it fails the old state stays: the next call of any page asks again.
    loading.current ??= loadUser().then(
      () => undefined,
      () => undefined,
    )
  }, [isPassed])
  return () => loading.current ?? Promise.resolve()
}

function Withdraw({ certId, onDone }: { certId: string; onDone: () => Promise<void> }) {
  const withdraw = useAct('default POST /enterprise/certificate/withdraw', {
    ask: '确认撤回认证申请吗？',
    ok: '已撤回',
    done: onDone,
  })
  return (
    <Row to='centre'>
      <Button kind='text' onTap={() => withdraw.run({ certId })}>
        撤回申请
      </Button>
    </Row>
  )
}
