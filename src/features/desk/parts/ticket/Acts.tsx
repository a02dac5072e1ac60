import { useState } from 'react'
import type { Out } from '@contract'
import { useAct } from '@/blocks'
import { Button, Row } from '@/ui'
import { KeyMark, useDeskKeys } from '../../keys'
import { ActSheet } from './ActSheet'
import { actKeys, staffActs, type ActName } from './staff-acts'

interface Props {
  of: Out<'btwob GET /ticket/detail'>
  onDone: () => Promise<void>
}

/** What staff can do with a ticket now: one filled act, the others beside it, four of them by a key. */
export function Acts({ of: ticket, onDone }: Props) {
  const [sheet, setSheet] = useState<ActName>()
  const names = (Object.keys(staffActs) as ActName[]).filter((name) => ticket.actions.includes(name))
  return (
    <>
      <Row wrap gap={8} className='mt12'>
        {names.map((name, index) => (
          <ActButton key={name} name={name} first={index === 0} of={ticket} onSheet={setSheet} onDone={onDone} />
        ))}
      </Row>
      {sheet && <ActSheet act={sheet} of={ticket} onClose={() => setSheet(undefined)} onDone={onDone} />}
    </>
  )
}

interface ActButtonProps extends Props {
  name: ActName
  /** The one filled act of the state. */
  first: boolean
  onSheet: (name: ActName) => void
}

function ActButton({ name, first, of: { ticketId, version }, onSheet, onDone }: ActButtonProps) {
  const { label, ask, done, fields } = staffActs[name]
  const act = useAct(`btwob POST /ticket/${name}` as 'btwob POST /ticket/start', {
    ...(ask !== undefined && { ask }),
    ok: done,
    dialog: ['2904', '44120'],
    done: () => void onDone(),
    stale: onDone,
  })
  const run = () => (fields.length > 0 ? onSheet(name) : act.run({ ticketId, version }))
  const key = actKeys[name]
  useDeskKeys(key === undefined ? {} : { [key]: () => void run() })
  return (
    <Button
      kind={first ? 'filled' : name === 'reject' ? 'plain' : 'outline'}
      danger={name === 'reject'}
      size='small'
      loading={act.busy}
      onTap={run}
    >
      {label}
      <KeyMark of={key} />
    </Button>
  )
}
