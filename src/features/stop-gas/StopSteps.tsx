import { useState } from 'react'
import type { Out } from '@contract'
import { formatFullMoment } from '@domain/date-format'
import type { StopPhase } from '@domain/stop-steps'
import { useAct } from '@/blocks'
import { useRead } from '@/request'
import {
  Button,
  Card,
  CheckBox,
  Ends,
  ErrorBlock,
  IconButton,
  Progress,
  prompt,
  Row,
  SectionLabel,
  Skeleton,
} from '@/ui'
import './stop-gas.scss'

type Checklist = Out<'btwob GET /stopGas/checklist'>
type Device = Checklist['meters'][number]
type Step = Device['steps'][number]

const PHASES: readonly (readonly [StopPhase, string])[] = [
  ['BEFORE', '停气准备'],
  ['AFTER', '恢复供气注意事项'],
]
const MOST_LETTERS = 40

/** 停前关、停后启: what is done at each meter, with user and moment (Y-19). */
export function StopSteps({ stopId }: { stopId: string }) {
  const read = useRead('btwob GET /stopGas/checklist', { stopId }, { handles: 'all', refresh: 'show' })
  const { data } = read
  if (read.state === 'error') return <ErrorBlock small onRetry={() => void read.reload()} />
  if (data === undefined) return <Skeleton kind='card' height={260} />
  const steps = data.meters.flatMap((device) => device.steps)
  if (steps.length === 0) return null
  return (
    <>
      <SectionLabel className='sp-label'>
        <span>停前关、停后启</span>
        <span className='num'>{`已完成 ${doneOf(steps)} / ${steps.length}`}</span>
      </SectionLabel>
      {data.meters.map((device, index) => (
        <DeviceCard
          key={device.meterId}
          stopId={stopId}
          device={device}
          mayChange={data.mayChange}
          first={index === 0}
        />
      ))}
    </>
  )
}

const doneOf = (steps: readonly Step[]): number => steps.filter(({ doneAt }) => doneAt !== null).length

interface DeviceProps {
  stopId: string
  device: Device
  mayChange: boolean
  first: boolean
}

function DeviceCard({ stopId, device, mayChange, first }: DeviceProps) {
  const { meterId, name, steps } = device
  const [isOpen, setOpen] = useState(first)
  const done = doneOf(steps)
  return (
    <Card>
      <Ends>
        <span className='fs-16 fw-m break'>{name}</span>
        <Row gap={8}>
          <Progress className='sp-progress' value={done / steps.length} label={`${name}已完成`} />
          <span className='fs-13 t3 num'>{`${done}/${steps.length}`}</span>
          <IconButton
            icon={isOpen ? 'up' : 'down'}
            label={isOpen ? `收起${name}` : `展开${name}`}
            open={isOpen}
            onTap={() => setOpen(!isOpen)}
          />
        </Row>
      </Ends>
      {isOpen &&
        PHASES.map(([phase, title]) => (
          <div key={phase} className='mt8'>
            <div className='fs-13 t3'>{title}</div>
            {steps
              .filter((step) => step.phase === phase)
              .map((step) => (
                <StepLine key={step.stepId} at={{ stopId, meterId }} step={step} mayChange={mayChange} />
              ))}
            {mayChange && <AddStep meterId={meterId} name={name} phase={phase} title={title} />}
          </div>
        ))}
    </Card>
  )
}

interface StepProps {
  at: { stopId: string; meterId: string }
  step: Step
  mayChange: boolean
}

function StepLine({ at, step: { stepId, text, isOwn, doneBy, doneAt }, mayChange }: StepProps) {
  const check = useAct('btwob POST /stopGas/check', { loading: false })
  const remove = useAct('btwob POST /stopGas/step/remove', {
    ask: '删除后，以后的停气也不再显示此步骤',
    ok: '已删除',
  })
  return (
    <Row gap={8} className='sp-check'>
      <CheckBox
        square
        className='grow'
        checked={doneAt !== null}
        disabled={!mayChange || check.busy}
        label={text}
        onChange={(done) => void check.run({ ...at, stepId, done })}
      >
        <div className={doneAt === null ? 'fs-15 break' : 'fs-15 break t3'}>{text}</div>
        {doneAt !== null && <div className='fs-12 t3 num'>{`${doneBy ?? ''} ${formatFullMoment(doneAt)}`.trim()}</div>}
      </CheckBox>
      {isOwn && mayChange && (
        <IconButton icon='trash' label={`删除${text}`} onTap={() => void remove.run({ meterId: at.meterId, stepId })} />
      )}
    </Row>
  )
}

interface AddProps {
  meterId: string
  name: string
  phase: StopPhase
  title: string
}

/** A step of this device, shown at its later stops as well. */
function AddStep({ meterId, name, phase, title }: AddProps) {
  const add = useAct('btwob POST /stopGas/step/add', {
    once: true,
    more: async () => {
      const text = await prompt({
        title: `${name} · ${title}`,
        label: '步骤',
        placeholder: '如：降温，每小时不超过50°C',
        maxLength: MOST_LETTERS,
        check: (typed) => (typed.trim() === '' ? '请填写步骤' : undefined),
      })
      return text === null ? null : { text: text.trim() }
    },
  })
  return (
    <Button
      kind='text'
      size='small'
      label={`添加步骤：${name}${title}`}
      loading={add.busy}
      onTap={() => void add.run({ meterId, phase })}
    >
      添加步骤
    </Button>
  )
}
