import { useState } from 'react'
import { asApiError, call } from '@/request'
import { Button, Card, Field } from '@/ui'
import { searchFaults, type SearchFaults } from './account-search'
import type { Payee } from './PayeeResult'

/** 户号 and the last six digits of one of its meter numbers; both must fit, three wrong tries an hour (AE-61). */
export function AccountSearch({ onFound }: { onFound: (payee: Payee | null) => void }) {
  const [bp, setBp] = useState('')
  const [tail, setTail] = useState('')
  const [faults, setFaults] = useState<SearchFaults>({})
  const change = (set: (text: string) => void) => (text: string) => {
    set(text)
    setFaults({})
    onFound(null)
  }
  const search = async () => {
    const wrong = searchFaults(bp, tail)
    setFaults(wrong)
    if (wrong.bp !== undefined || wrong.tail !== undefined) return
    try {
      const input = { bp, meterTail: tail }
      onFound(await call('default POST /crmgas/pay/searchAccount', input, { handles: ['A2314', 'A2315'] }))
    } catch (failure) {
      const error = asApiError(failure)
      if (error.kind === 'broken') throw failure
      onFound(null)
      if (error.is('A2314', 'A2315')) setFaults({ tail: error.message })
    }
  }
  return (
    <Card>
      <Field
        label='户号'
        kind='digits'
        value={bp}
        maxLength={10}
        placeholder='请输入10位户号'
        onChange={change(setBp)}
        {...(faults.bp !== undefined && { error: faults.bp })}
      />
      <Field
        label='表号后六位'
        kind='digits'
        value={tail}
        maxLength={6}
        placeholder='该户号任一表具的表号后六位'
        onChange={change(setTail)}
        {...(faults.tail !== undefined && { error: faults.tail })}
      />
      <Button block className='pay-search' loadingText='查询中' onTap={search}>
        查询
      </Button>
    </Card>
  )
}
