import { formatFullMoment, formatMoment } from '@domain/date-format'
import { formatAmount } from '@domain/money'
import { balanceApplyStatus, balanceMeasures } from '@domain/statuses/balance'
import { formatVolume } from '@domain/volume'
import { DetailPage, Shape, useAct, useLink, useMay, useToday } from '@/blocks'
import { useRead } from '@/request'
import { BottomBar, Card, Cell, CellGroup, Ends, KeyValue, Money, NoticeBar, SectionCard, Status, Timeline } from '@/ui'
import { spanText, type ApplyDetail } from '../balance-text'
import { BaselineCard } from '../parts/BaselineCard'
import { Responses } from './Responses'

/** A sign-up as it was sent, with what each day came to (B 6.4). */
export function SignedView({ applyNo }: { applyNo: string }) {
  const read = useRead('zh GET /apply/detail', { applyNo }, { gone: ['2902'], refresh: 'show', freshFor: 0 })
  return (
    <DetailPage
      spaced
      read={read}
      skeleton={<Shape heights={[160, 320]} />}
      footer={(apply) => <Foot of={apply} onChanged={read.reload} />}
    >
      {(apply) => (
        <>
          <Head of={apply} />
          {apply.responses.length > 0 && <Responses of={apply} />}
          <Facts of={apply} />
          {apply.baselineVolume !== null && (
            <BaselineCard baseline={apply.baselineVolume} used={apply.used} dropped={apply.dropped} />
          )}
          <SectionCard title='办理进度'>
            <Timeline
              items={[...apply.timeline].reverse().map(({ status, at, reason }, n) => ({
                key: String(n),
                title: balanceApplyStatus[status].label,
                meta: formatFullMoment(at),
                ...(reason !== '' && { text: reason }),
              }))}
            />
          </SectionCard>
        </>
      )}
    </DetailPage>
  )
}

function Head({ of: apply }: { of: ApplyDetail }) {
  const today = useToday()
  const { status, activity, totalReward, paidAt, payAt, waitingDays, weakDay, rejectRemark } = apply
  const isGoing = status === 'RUNNING' || status === 'SETTLING' || status === 'SETTLED'
  return (
    <>
      {weakDay !== null && (
        <NoticeBar tone='warning'>连续2日响应不足，{weakDay} 起不再计入；已产生的奖励照常发放</NoticeBar>
      )}
      {rejectRemark !== '' && <NoticeBar tone='danger'>{`未通过：${rejectRemark}`}</NoticeBar>}
      <Card>
        <Ends>
          <span className='fs-16 fw-b break'>{activity.name}</span>
          <Status status={balanceApplyStatus[status]} />
        </Ends>
        {isGoing && (
          <>
            <div className='fs-13 t2 mt8'>累计奖励</div>
            <Money value={totalReward} size='l' />
            <div className='fs-13 t2 mt4 num break'>
              {paidAt === null
                ? `预计 ${formatMoment(payAt, today)} 抵扣气款`
                : `${formatMoment(paidAt, today)} 已抵扣气款 ${formatAmount(apply.paidReward)} 元`}
            </div>
            <div className='fs-12 t3 mt4 num break'>
              截至 {formatMoment(apply.asOf, today)}
              {waitingDays > 0 && `，${waitingDays} 天数据未齐，补齐后计算`}
            </div>
          </>
        )}
      </Card>
    </>
  )
}

function Facts({ of: apply }: { of: ApplyDetail }) {
  const { activityId } = apply
  const rules = useLink('/subPagesB/pages/substitution/rules', { activityId })
  return (
    <>
      <SectionCard title='报名信息'>
        <KeyValue
          items={[
            ['报名单号', apply.applyNo, { copy: apply.applyNo }],
            ['用气分组', apply.groupName],
            ['活动日期', spanText(apply.activity)],
            ['每日申报响应量', formatVolume(apply.dailyVolume)],
            ['奖励单价', `${apply.activity.unitReward} 元/m³`],
            ['响应措施', apply.measures.map((code) => balanceMeasures[code]).join('、')],
            ['措施说明', apply.measureNote || null],
            ['联系人', `${apply.contactName} ${apply.contactPhone}`],
            ['报名时间', formatFullMoment(apply.createdAt)],
          ]}
        />
      </SectionCard>
      {rules && (
        <CellGroup>
          <Cell title='活动规则' onTap={rules} />
        </CellGroup>
      )}
    </>
  )
}

function Foot({
  of: { applyNo, version, canWithdraw },
  onChanged,
}: {
  of: ApplyDetail
  onChanged: () => Promise<void>
}) {
  const may = useMay('model:SUBSTITUTION_APPLY')
  const withdraw = useAct('zh POST /apply/withdraw', {
    once: true,
    ask: '确认撤回报名？',
    ok: '报名已撤回',
    dialog: ['42505'],
    done: onChanged,
    stale: onChanged,
  })
  if (!canWithdraw || !may) return null
  return (
    <BottomBar
      primary={{ text: '撤回报名', onTap: () => withdraw.run({ applyNo, version }), loading: withdraw.busy }}
    />
  )
}
