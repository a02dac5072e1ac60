import { useState } from 'react'
import { copyText } from '@/platform/clipboard'
import { callFailure } from '@/request'
import { Button, NoticeBar, Row, toast } from '@/ui'

/** What the phone found. */
interface Finding {
  ok: boolean
  text: string
}

interface Props {
  /** Fetches the whole ledger. */
  load: () => Promise<string>
  /** Computes it again; RangeError for a text that is no ledger. */
  compute: (ledger: string) => Finding
  computeText: string
  copyLabel: string
}

/** The whole ledger of a draw, fetched when it is asked for: computed again on the phone, or copied (N-13, E-L-08). */
export function LedgerCheck({ load, compute, computeText, copyLabel }: Props) {
  const [found, setFound] = useState<Finding>()
  const [busy, setBusy] = useState(false)
  const withLedger = async (then: (ledger: string) => unknown) => {
    setBusy(true)
    try {
      await then(await load())
    } catch (failure) {
      callFailure(failure)
    } finally {
      setBusy(false)
    }
  }
  const copy = async (ledger: string) => {
    await copyText(ledger)
    toast('数据已复制，可用公开的核对程序核对')
  }
  return (
    <>
      <Row gap={12} className='mt12'>
        <Button kind='outline' block loading={busy} onTap={() => withLedger((ledger) => setFound(compute(ledger)))}>
          {computeText}
        </Button>
        <Button kind='text' onTap={() => withLedger(copy)}>
          {copyLabel}
        </Button>
      </Row>
      <div>{found && <NoticeBar tone={found.ok ? 'info' : 'warning'}>{found.text}</NoticeBar>}</div>
    </>
  )
}
