import { fromFile } from '@domain/draw/ledger'
import { lotteryVerdict, type LotteryVerdict } from '@domain/draw/lottery-ledger'
import { formatMoment } from '@domain/date-format'
import { useReachBottomLoad, useToday } from '@/blocks'
import { call, usePaged } from '@/request'
import { LedgerCheck, shortHash, wholeLedger } from '@/shared/draw'
import { Card, Ends, ErrorBlock, Fact, KeyValue, ListFoot, SectionCard, Skeleton } from '@/ui'
import { faultText } from '../lottery-text'
import { ProofFacts, VerdictTag } from '../parts/ProofFacts'
import type { Campaign, Role } from '../types'

/** 公平校验 (E-L-08): the whole ledger computed again on the phone, then each own draw. */
export function Verify({ campaign, role }: { campaign: Campaign; role: Role }) {
  return (
    <>
      <Ledger campaign={campaign} />
      {role === 'B' && <OwnDraws campaign={campaign} />}
    </>
  )
}

function Ledger({ campaign: { campaignId, seedHash } }: { campaign: Campaign }) {
  return (
    <SectionCard title='没人能挑结果，您可以自己算'>
      <KeyValue items={[['开始前公布的指纹', shortHash(seedHash), { copy: seedHash }]]} />
      <div className='fs-13 t2 mt8 break'>
        每天零点公开当天的种子，它的指纹早已公布；机会得到时，谁也不知道次日的公开数，所以谁也不能挑结果。
      </div>
      <LedgerCheck
        load={() => wholeLedger((after) => call('default GET /crmgas/lottery/ledger', { campaignId, after }))}
        compute={(ledger) => findingOf(verdictAgainst(ledger, seedHash))}
        computeText='重算全部账本'
        copyLabel='复制全部账本'
      />
    </SectionCard>
  )
}

/** The verdict on a ledger that must begin with the fingerprint that the page shows. */
function verdictAgainst(ledger: string, seedHash: string): LotteryVerdict {
  const rows = fromFile(ledger)
  return rows[0]?.text.includes(seedHash) === true ? lotteryVerdict(rows) : { ok: false, why: 'SEED', row: 1 }
}

function findingOf(verdict: LotteryVerdict) {
  if (verdict.ok) {
    const { chances, draws } = verdict
    return { ok: true, text: `验证通过：${chances} 次机会、${draws} 次抽奖全部一致，由本机算出` }
  }
  const where = verdict.row === null ? '' : `（第${verdict.row}行）`
  return { ok: false, text: `验证不通过：${faultText[verdict.why]}${where}` }
}

function OwnDraws({ campaign: { campaignId, prizes } }: { campaign: Campaign }) {
  const today = useToday()
  const list = usePaged('default GET /crmgas/lottery/proof', { campaignId }, { refresh: 'show' })
  useReachBottomLoad(list.loadMore)
  const { first } = list
  if (!first)
    return list.error ? (
      <ErrorBlock text={list.error.message} onRetry={() => void list.reload()} />
    ) : (
      <Skeleton height={240} />
    )
  return (
    <>
      {list.rows.map((drawn) => (
        <Card key={drawn.drawNo} label={`第 ${drawn.drawNo} 签`}>
          <Ends>
            <Fact grow value={drawn.prizeName} note={`第 ${drawn.drawNo} 签 · ${formatMoment(drawn.drawnAt, today)}`} />
            <VerdictTag published={first.published} drawn={drawn} />
          </Ends>
          <ProofFacts {...{ campaignId, prizes, drawn }} published={first.published} />
        </Card>
      ))}
      {list.rows.length > 0 && <ListFoot state={list.foot} onRetry={list.loadMore} />}
    </>
  )
}
