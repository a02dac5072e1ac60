import { formatDay } from '@domain/date-format'
import { projectRoles } from '@domain/statuses/project'
import { callPhone } from '@/platform/phone'
import { useWxReminders } from '@/shared/wx-reminders'
import { Button, Card, Ends, Fact, IconButton, Stack, Tag } from '@/ui'
import type { Opened, Project } from '../types'
import { askedText, leftText } from './words'

interface Props {
  of: Project
  onOpen: (opened: Opened) => void
}

const ACTS = { SCHEME: '去确认', APPROVAL: '去审批', PAYMENT: '去缴款' } as const

/** 你的下一步, with the page's only filled button, above 我们的下一步. */
export function NextCard({ of: project, onOpen }: Props) {
  const { yours, ours, asOf } = project
  const remind = useWxReminders()
  if (yours.length === 0 && ours === null) return null
  const open = (one: Project['yours'][number]) => {
    void remind(['SERVICE'])
    onOpen(one.kind === 'SCHEME' ? { kind: 'SCHEME' } : { kind: one.kind, id: one.id })
  }
  return (
    <Card>
      <Stack gap={12}>
        {yours.map((one, index) => (
          <div key={one.id}>
            <Ends>
              <span className='fs-13 c-primary fw-b'>你的下一步</span>
              {one.due !== null && <Tag tone={one.due < asOf ? 'danger' : 'warning'}>{leftText(one.due, asOf)}</Tag>}
            </Ends>
            <Ends className='mt8'>
              <Fact grow value={one.title} note={askedText(one, asOf)} />
              <Button
                kind={index === 0 ? 'filled' : 'outline'}
                label={`${ACTS[one.kind]}：${one.title}`}
                onTap={() => open(one)}
              >
                {ACTS[one.kind]}
              </Button>
            </Ends>
          </div>
        ))}
        {ours && (
          <div>
            <Ends>
              <span className='fs-13 t2 fw-b'>我们的下一步</span>
              {ours.date !== null && (
                <span className='fs-13 t3 num'>计划 {formatDay(ours.date, asOf.slice(0, 10))}</span>
              )}
            </Ends>
            <Ends className='mt8'>
              <Fact
                grow
                value={ours.name}
                note={ours.person && `${ours.person.name} · ${projectRoles[ours.person.role]}`}
              />
              {ours.person && (
                <IconButton
                  icon='phone'
                  label={`拨打${ours.person.name}的电话`}
                  onTap={() => callPhone(ours.person?.phone ?? '')}
                />
              )}
            </Ends>
          </div>
        )}
      </Stack>
    </Card>
  )
}
