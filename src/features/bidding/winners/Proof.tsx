import { useState } from 'react'
import { fromFile, verdictOf, type LedgerText, type Verdict } from '@domain/draw/ledger'
import { call } from '@/request'
import { LedgerCheck, shortHash, wholeLedger } from '@/shared/draw'
import { KeyValue, SectionCard } from '@/ui'
import { EntryGrid, type Entry } from '../EntryGrid'
import type { Winning } from '../types'

type Wrong = Extract<Verdict, { ok: false }>

const WHY: Readonly<Record<Wrong['why'], string>> = {
  CHAIN: '账本有改动',
  INCOMPLETE: '账本不完整',
  FINGERPRINT: '种子与报名前公布的指纹不符',
  RESULT: '结果与种子算出的不一致',
}

/** Where the public value of the day comes from. */
const beaconSource = (round: number | null): string => (round === null ? '取前一日账本' : `drand第${round}轮`)

interface Props {
  ngId: string
  proof: NonNullable<Winning['proof']>
  /** The customer's own numbers that won. */
  own: readonly string[]
}

/** Numbers that are drawn one by one. */
const SHOWN = 400

/** 没人能挑号，您可以自己算: the whole ledger is fetched and computed again on the phone (N-13). */
export function Proof({ ngId, proof, own }: Props) {
  const [numbers, setNumbers] = useState<readonly Entry[]>([])
  return (
    <SectionCard title='没人能挑号，您可以自己算'>
      <KeyValue
        items={[
          ['报名前公布的指纹', shortHash(proof.seedHash), { copy: proof.seedHash }],
          ['现在公开的种子', shortHash(proof.seed), { copy: proof.seed }],
          ['当日公共值', `${proof.beaconDay}，${beaconSource(proof.beaconRound)}`],
          ['签号', `${proof.entryCount} 个`],
          ['账本末行', shortHash(proof.ledgerHash), { copy: proof.ledgerHash }],
        ]}
      />
      <LedgerCheck
        load={() => wholeLedger((after) => call('sqdev GET /ng/entries', { ngId, after }))}
        compute={(ledger) => {
          const verdict = verdictAgainst(ledger, proof)
          setNumbers(verdict.ok ? numbersOf(ledger, verdict, own) : [])
          return findingOf(verdict)
        }}
        computeText='在手机上重算'
        copyLabel='复制全部数据'
      />
      {numbers.length > 0 && numbers.length <= SHOWN && (
        <EntryGrid
          entries={numbers}
          summary={`${numbers.length} 个签号，中签 ${numbers.filter(({ isWon }) => isWon).length} 个`}
        />
      )}
    </SectionCard>
  )
}

/** All numbers of the ledger in its order, as it was computed here. */
function numbersOf(ledger: string, { winners }: Extract<Verdict, { ok: true }>, own: readonly string[]): Entry[] {
  const won = new Set<string>(winners)
  return fromFile(ledger).flatMap(({ text }) => {
    const row = JSON.parse(text) as LedgerText
    if (row.is !== 'ENTRY') return []
    return [{ number: row.candidate, isWon: won.has(row.candidate), isOwn: own.includes(row.candidate) }]
  })
}

/** The verdict on a ledger that must be the one that the page speaks of. */
function verdictAgainst(ledger: string, { seedHash, ledgerHash }: NonNullable<Winning['proof']>): Verdict {
  const rows = fromFile(ledger)
  if (rows.at(-1)?.hash !== ledgerHash || rows[0]?.text.includes(seedHash) !== true)
    return { ok: false, why: 'INCOMPLETE', row: null }
  return verdictOf(rows)
}

function findingOf(verdict: Verdict) {
  if (verdict.ok) {
    const { entries, winners } = verdict
    return { ok: true, text: `验证通过：${entries} 个签号、${winners.length} 个中签号全部一致，由本机算出` }
  }
  const where = verdict.row === null ? '' : `（第${verdict.row}行）`
  return { ok: false, text: `验证不通过：${WHY[verdict.why]}${where}` }
}
