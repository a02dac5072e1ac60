import { useState } from 'react'
import { fromFile, verdictOf, type Verdict } from '@domain/draw/ledger'
import { copyText } from '@/platform/clipboard'
import { call, callFailure } from '@/request'
import { Button, KeyValue, NoticeBar, Row, SectionCard, toast } from '@/ui'
import type { Winning } from '../types'

type Wrong = Extract<Verdict, { ok: false }>

const WHY: Readonly<Record<Wrong['why'], string>> = {
  CHAIN: '账本有改动',
  INCOMPLETE: '账本不完整',
  FINGERPRINT: '种子与报名前公布的指纹不符',
  RESULT: '结果与种子算出的不一致',
}

const short = (hash: string): string => `${hash.slice(0, 6)} … ${hash.slice(-6)}`

/** 没人能挑号，您可以自己算: the whole ledger is fetched and computed again on the phone (N-13). */
export function Proof({ ngId, proof }: { ngId: string; proof: NonNullable<Winning['proof']> }) {
  const [verdict, setVerdict] = useState<Verdict>()
  const [busy, setBusy] = useState(false)
  const withLedger = async (then: (ledger: string) => unknown) => {
    setBusy(true)
    try {
      const { ledger } = await call('sqdev GET /ng/entries', { ngId })
      await then(ledger)
    } catch (failure) {
      callFailure(failure)
    } finally {
      setBusy(false)
    }
  }
  const compute = () => withLedger((ledger) => setVerdict(verdictAgainst(ledger, proof)))
  const copy = () =>
    withLedger(async (ledger) => {
      await copyText(ledger)
      toast('数据已复制，可用公开的核对程序核对')
    })
  return (
    <SectionCard title='没人能挑号，您可以自己算'>
      <KeyValue
        items={[
          ['报名前公布的指纹', short(proof.seedHash), { copy: proof.seedHash }],
          ['现在公开的种子', short(proof.seed), { copy: proof.seed }],
          ['当日公共值', `${proof.beaconDay}，取前一日账本`],
          ['签号', `${proof.entryCount} 个`],
          ['账本末行', short(proof.ledgerHash), { copy: proof.ledgerHash }],
        ]}
      />
      <Row gap={12} className='mt12'>
        <Button kind='outline' block loading={busy} onTap={compute}>
          在手机上重算
        </Button>
        <Button kind='text' onTap={copy}>
          复制全部数据
        </Button>
      </Row>
      {verdict && <Outcome of={verdict} />}
    </SectionCard>
  )
}

/** The verdict on a ledger that must be the one that the page speaks of. */
function verdictAgainst(ledger: string, { seedHash, ledgerHash }: NonNullable<Winning['proof']>): Verdict {
  const rows = fromFile(ledger)
  if (rows.at(-1)?.hash !== ledgerHash || rows[0]?.text.includes(seedHash) !== true)
    return { ok: false, why: 'INCOMPLETE', row: null }
  return verdictOf(rows)
}

function Outcome({ of: verdict }: { of: Verdict }) {
  if (verdict.ok)
    return (
      <NoticeBar tone='info'>
        验证通过：{verdict.entries} 个签号、{verdict.winners.length} 个中签号全部一致，由本机算出
      </NoticeBar>
    )
  const where = verdict.row === null ? '' : `（第${verdict.row}行）`
  return (
    <NoticeBar tone='warning'>
      验证不通过：{WHY[verdict.why]}
      {where}
    </NoticeBar>
  )
}
