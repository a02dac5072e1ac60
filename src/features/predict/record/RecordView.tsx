import { useState } from 'react'
import { formatMoment } from '@domain/date-format'
import { periodName } from '@domain/plan/windows'
import { gasPlanStatus, planChangeStatus, planMethods, planReasons, planTypes } from '@domain/statuses/gas-plan'
import { formatVolumeNumber } from '@domain/volume'
import { choice, ListPage, namesOf, useAct, useFilters, useLinks, useMay, useToday } from '@/blocks'
import { usePaged } from '@/request'
import type { PageParams } from '@/routes/table'
import { Button, Ends, Item, KeyValue, Row, Sheet, Status, Tag } from '@/ui'
import { GroupBar } from '../GroupBar'
import type { PlanRecord } from '../types'
import { withGroup, type InGroup } from '../with-group'

type Path = '/subPagesB/pages/predict-gas/record'

const states = { ...gasPlanStatus, ...planChangeStatus }
const FILTERS = (year: number) => [
  choice('planType', { label: '类型', all: '全部类型' }, namesOf(planTypes)),
  choice(
    'status',
    { label: '状态', all: '全部状态' },
    Object.entries(states).map(([key, { label }]) => ({ key: key as keyof typeof states, text: label })),
  ),
  choice(
    'year',
    { label: '年份', all: '全部年份' },
    [1, 0, -1, -2, -3].map((n) => ({ key: String(year + n), text: `${year + n}年` })),
  ),
]

/** 申报记录 (B 6.5): declared plans and their changes, the newest first. */
export const RecordView = withGroup<Path>(function RecordView({
  params,
  group,
  here,
}: { params: PageParams<Path> } & InGroup) {
  const filters = useFilters(FILTERS(Number(useToday().slice(0, 4))), params)
  const list = usePaged('predict GET /plan/records', { ...filters.input, groupId: group.groupId }, { refresh: 'show' })
  const [opened, open] = useState<PlanRecord | null>(null)
  const close = async () => {
    open(null)
    await list.reload()
  }
  return (
    <>
      <ListPage
        list={list}
        head={<GroupBar group={group} here={here} />}
        filters={filters}
        keyOf={({ id }) => id}
        empty='暂无申报记录'
        item={(row) => <RecordRow row={row} onOpen={() => open(row)} />}
      />
      {opened !== null && <RecordSheet row={opened} onClose={() => open(null)} onChanged={close} />}
    </>
  )
})

const lookOf = ({ plan, change }: PlanRecord) => {
  const of = plan ?? change
  const [from, to] = plan
    ? [plan.declaredVolume, plan.approvedVolume]
    : [change?.fromVolume ?? '0', change?.toVolume ?? null]
  return {
    name: of ? `${periodName(of.planType, of.period)}${planTypes[of.planType]}` : '',
    volumes: `${formatVolumeNumber(from)}${to === null || to === from ? '' : ` → ${formatVolumeNumber(to)}`} m³`,
    status: plan ? gasPlanStatus[plan.status] : change ? planChangeStatus[change.status] : null,
    by: plan ? (plan.submittedBy ?? '系统') : (change?.createdBy ?? ''),
  }
}

function RecordRow({ row, onOpen }: { row: PlanRecord; onOpen: () => void }) {
  const today = useToday()
  const { name, volumes, status, by } = lookOf(row)
  return (
    <Item onTap={onOpen}>
      <Ends gap={8}>
        <Row gap={8}>
          <Tag tone={row.kind === 'PLAN' ? 'primary' : 'warning'}>{row.kind === 'PLAN' ? '申报' : '变更'}</Tag>
          <span className='fs-15 fw-m break'>{name}</span>
        </Row>
        <Status status={status} />
      </Ends>
      <div className='fs-15 num mt4'>{volumes}</div>
      <Ends className='fs-12 t3 num mt4'>
        <span>
          {[row.plan && `第${row.plan.revision}版`, row.plan && planMethods[row.plan.method], by]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span>{formatMoment(row.createdAt, today)}</span>
      </Ends>
    </Item>
  )
}

function RecordSheet({
  row,
  onClose,
  onChanged,
}: {
  row: PlanRecord
  onClose: () => void
  onChanged: () => Promise<void>
}) {
  const mayReport = useMay('model:PREDICT_REPORT')
  const links = useLinks()
  const { plan, change } = row
  const { name, volumes, status, by } = lookOf(row)
  const ways = {
    once: true,
    ask: '确认撤回？',
    ok: '已撤回',
    dialog: ['2904'],
    stale: onChanged,
    done: onChanged,
  } as const
  const takeBack = useAct('predict POST /plan/withdraw', ways)
  const dropChange = useAct('predict POST /plan/changeWithdraw', ways)
  const month = (plan ?? change)?.period.slice(0, 7) ?? ''
  const look = month.length === 7 ? links.to('/subPagesB/pages/predict-gas/detail', { month }) : undefined
  const again =
    plan?.status === 'REJECTED'
      ? links.to('/subPagesB/pages/predict-gas/report', { planType: plan.planType, period: plan.period })
      : undefined
  return (
    <Sheet open title={name} onClose={onClose}>
      <div className='gutter'>
        <Status status={status} />
        <KeyValue
          items={[
            ['气量', volumes],
            ['版本', plan && `第${plan.revision}版`],
            ['方式', plan && planMethods[plan.method]],
            ['变更原因', change && planReasons[change.reasonCode].name],
            ['说明', (plan?.note ?? change?.reason) || null],
            ['审核意见', (plan?.remark ?? change?.remark) || null],
            ['提交人', by],
          ]}
        />
        <Row wrap gap={8} top={16}>
          {look && (
            <Button kind='outline' size='small' onTap={look}>
              查看
            </Button>
          )}
          {mayReport && plan?.status === 'SUBMITTED' && (
            <Button
              kind='plain'
              size='small'
              onTap={() => takeBack.run({ planId: plan.planId, version: plan.version })}
            >
              撤回
            </Button>
          )}
          {mayReport && change?.status === 'SUBMITTED' && (
            <Button kind='plain' size='small' onTap={() => dropChange.run({ changeId: change.changeId })}>
              撤回
            </Button>
          )}
          {mayReport && again && (
            <Button kind='filled' size='small' onTap={again}>
              重新申报
            </Button>
          )}
        </Row>
      </div>
    </Sheet>
  )
}
