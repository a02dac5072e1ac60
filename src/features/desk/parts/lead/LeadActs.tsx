import { finished } from '../finished'
import { useState } from 'react'
import { addDays } from '@domain/date'
import { FormSheet, useAct, useFormAct, useToday } from '@/blocks'
import { useRead } from '@/request'
import { Button, Row } from '@/ui'
import { firstValues, leadActs, leadInput, type Advisers, type LeadAct, type LeadValues } from './lead-acts'

interface Props {
  leadNo: string
  actions: readonly LeadAct[]
  onDone: () => Promise<void>
}

/** What staff can do with an enquiry now: the first is the filled one. */
export function LeadActs({ leadNo, actions, onDone }: Props) {
  const [sheet, setSheet] = useState<LeadAct>()
  const finish = useAct('btwob POST /lead/finish', {
    ask: leadActs.finish.ask ?? '',
    ok: leadActs.finish.done,
    dialog: ['E1008'],
    done: () => void onDone(),
    stale: onDone,
  })
  const canAssign = actions.includes('assign')
  // Without them an adviser is named by hand.
  const advisers = useRead('btwob GET /butler/list', undefined, { enabled: canAssign, handles: 'all' })
  const names = (Object.keys(leadActs) as LeadAct[]).filter((name) => actions.includes(name))
  return (
    <>
      <Row wrap gap={8} className='mt12'>
        {names.map((name, index) => (
          <Button
            key={name}
            kind={index === 0 ? 'filled' : 'outline'}
            danger={name === 'close'}
            size='small'
            loading={name === 'finish' && finish.busy}
            onTap={() => (name === 'finish' ? finish.run({ leadNo }) : setSheet(name))}
          >
            {leadActs[name].label}
          </Button>
        ))}
      </Row>
      {sheet && (
        <ActSheet
          act={sheet}
          leadNo={leadNo}
          advisers={advisers.data?.list ?? []}
          onClose={() => setSheet(undefined)}
          onDone={onDone}
        />
      )}
    </>
  )
}

/** Days for which a quote holds unless staff say otherwise. */
const USUAL_DAYS = 7

interface SheetProps {
  act: LeadAct
  leadNo: string
  advisers: Advisers
  onClose: () => void
  onDone: () => Promise<void>
}

function ActSheet({ act, leadNo, advisers, onClose, onDone }: SheetProps) {
  const today = useToday()
  const { label, done, fields } = leadActs[act]
  const send = useFormAct(`btwob POST /lead/${act}` as 'btwob POST /lead/close', {
    // A contact noted twice, or a quote made twice, is read twice; the others move the enquiry.
    once: act === 'follow' || act === 'quote',
    input: (values: LeadValues) => leadInput(act, leadNo, values) as { leadNo: string; reason: string },
    dialog: ['E1008'],
    ok: done,
    done: () => finished(onClose, onDone),
    stale: onDone,
  })
  return (
    <FormSheet<LeadValues>
      name={`${act}-${leadNo}`}
      title={label}
      confirmText='提交'
      values={firstValues(addDays(today, USUAL_DAYS))}
      fields={fields(today, advisers)}
      {...send}
      onClose={onClose}
    />
  )
}
