import { useState } from 'react'
import type { Out } from '@contract'
import { activityStates, activityTypes, signUpStatus } from '@domain/statuses/activity-sign-up'
import { useAct, useLink } from '@/blocks'
import { callPhone } from '@/platform/phone'
import { useRead } from '@/request'
import {
  Button,
  Card,
  Empty,
  Ends,
  ErrorBlock,
  Field,
  Item,
  KeyValue,
  Row,
  SectionCard,
  Skeleton,
  Status,
  Tag,
  toast,
} from '@/ui'
import { count } from '../../cells'
import { useDeskEnd } from '../../DeskGate'
import { typedOf } from '../../moment'

type Activity = Out<'btwob GET /activity/detail'>
type Person = Activity['people'][number]

/** An activity as staff work on it: its facts, the check-in by code, the people and the line (E 5.9). */
export function ActivityPanel({ activityId, close }: { activityId: string; close: () => void }) {
  const read = useRead('btwob GET /activity/detail', { activityId }, { handles: ['2211'], refresh: 'show' })
  useDeskEnd(read.error, close)
  const activity = read.data
  if (activity === undefined)
    return read.state === 'error' ? (
      <ErrorBlock text={read.error?.message} onRetry={() => void read.reload()} />
    ) : (
      <Skeleton height={320} />
    )
  return (
    <>
      <Head of={activity} />
      {activity.people.some(({ status }) => status === 'signed') && (
        <CheckIn activityId={activityId} onDone={read.reload} />
      )}
      <People of={activity} />
    </>
  )
}

function Head({ of: activity }: { of: Activity }) {
  const { activityId, title, type, state, published, editable, quota, quotaUsed, waiting } = activity
  const edit = useLink('/pages/desk/activity', editable ? { activityId, edit: '1' } : undefined)
  return (
    <Card>
      <Row wrap gap={8}>
        <Tag tone='primary'>{activityTypes[type]}</Tag>
        <Status status={activityStates[state]} />
        {!published && <Tag tone='warning'>未发布</Tag>}
      </Row>
      <h2 className='fs-20 fw-b mt8 break'>{title}</h2>
      <KeyValue
        className='mt8'
        items={[
          ['时间', `${typedOf(activity.startAt)} 至 ${typedOf(activity.endAt)}`],
          ['地点', activity.place],
          ['线上', activity.onlineUrl],
          [
            '报名时间',
            activity.signUpStartAt &&
              activity.signUpEndAt &&
              `${typedOf(activity.signUpStartAt)} 至 ${typedOf(activity.signUpEndAt)}`,
          ],
          [
            '名额',
            quota !== null &&
              `已报名 ${count(quotaUsed ?? 0)}/${count(quota)} 人${waiting > 0 ? `，候补 ${count(waiting)} 人` : ''}`,
          ],
        ]}
      />
      {editable && edit ? (
        <Button size='small' className='mt12' onTap={edit}>
          编辑
        </Button>
      ) : (
        <div className='fs-13 t3 mt8'>与其他燃气公司共用的活动不在此修改</div>
      )}
    </Card>
  )
}

const CODE = /^\d{6}$/

function CheckIn({ activityId, onDone }: { activityId: string; onDone: () => Promise<void> }) {
  const [code, setCode] = useState('')
  const act = useAct('btwob POST /activity/checkIn', {
    dialog: ['E1028', 'E1029'],
    done: ({ contactName, customerName, attendees }) => {
      setCode('')
      toast(`${customerName} ${contactName} ${attendees} 人，已签到`)
      void onDone()
    },
    stale: onDone,
  })
  return (
    <SectionCard title='签到'>
      <Field label='签到码' kind='digits' value={code} maxLength={6} placeholder='6 位数字' onChange={setCode} />
      <Button
        className='mt8'
        size='small'
        disabled={!CODE.test(code)}
        loading={act.busy}
        onTap={() => act.run({ activityId, code })}
      >
        签到
      </Button>
    </SectionCard>
  )
}

function People({ of: { people, quota } }: { of: Activity }) {
  if (quota === null) return null
  return (
    <SectionCard flush title='报名名单' count={people.length}>
      {people.length === 0 && <Empty small text='还没有报名' />}
      {people.map((person) => (
        <PersonRow key={person.signUpId} person={person} />
      ))}
    </SectionCard>
  )
}

function PersonRow({ person }: { person: Person }) {
  const { bp, customerName, contactName, contactPhone, attendees, status } = person
  return (
    <Item>
      <Ends>
        <span className='fs-15 fw-m break'>
          {contactName} · {count(attendees)} 人
        </span>
        <Status status={signUpStatus[status]} />
      </Ends>
      <Ends top={4}>
        <span className='fs-12 t3 num break'>
          {customerName} {bp}
        </span>
        <Button kind='text' size='small' label={`${contactPhone} 拨打`} onTap={() => callPhone(contactPhone)}>
          {contactPhone} 拨打
        </Button>
      </Ends>
    </Item>
  )
}
