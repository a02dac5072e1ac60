import { useMemo } from 'react'
import { proofVerdict, type ProofVerdict } from '@domain/draw/lottery-ledger'
import { grouped } from '@domain/decimal-text'
import { shortHash } from '@/shared/draw'
import { KeyValue, Tag } from '@/ui'
import { chanceLine, faultText } from '../lottery-text'
import type { Drawn, Prize, Proof } from '../types'
import { OddsRuler } from './OddsRuler'

interface Props {
  campaignId: string
  prizes: readonly Prize[]
  published: Proof['published']
  drawn: Drawn
}

/** 为什么是这个结果: a draw computed again on the phone from four rows of the ledger (E-L-08). */
export function ProofFacts({ campaignId, prizes, published, drawn }: Props) {
  const verdict = useMemo(() => proofVerdict({ published, ...drawn.proof }), [published, drawn])
  return (
    <>
      <OddsRuler prizes={prizes} roll={drawn.roll} />
      <KeyValue
        className='sunken mt12'
        items={[
          ['抽签内容', chanceLine(campaignId, drawn)],
          ['当日公开数', verdict.ok && shortHash(verdict.beacon), { copy: verdict.ok ? verdict.beacon : '' }],
          ['算出的点数', grouped(String(drawn.roll))],
          [`账本第${drawn.proof.drawn.rowNo}行`, shortHash(drawn.proof.drawn.hash), { copy: drawn.proof.drawn.hash }],
        ]}
      />
    </>
  )
}

/** What the phone's own computation says. */
export function VerdictTag({ published, drawn }: Pick<Props, 'published' | 'drawn'>) {
  const verdict: ProofVerdict = useMemo(() => proofVerdict({ published, ...drawn.proof }), [published, drawn])
  return verdict.ok ? (
    <Tag tone='success'>本机重算一致</Tag>
  ) : (
    <Tag tone='danger'>重算不一致：{faultText[verdict.why]}</Tag>
  )
}
