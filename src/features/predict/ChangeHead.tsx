import { decimal, fixed } from '@domain/decimal'
import { formatChange } from '@domain/percent'
import { formatVolume, formatVolumeNumber } from '@domain/volume'
import { Button, Card, Chips, CountDown, Ends, Figures, NoticeBar, Row, SectionCard, Volume, VolumeInput } from '@/ui'
import type { ChangeOptions } from './types'
import { rangedBy, type Changing } from './use-change'

/** What is planned, what was used of it, and until when it may change. */
export function ChangeHead({ options, onEnd }: { options: ChangeOptions; onEnd: () => Promise<unknown> }) {
  const { allowed, reason, locked, limitVolume, measuredSoFar, asOf, projected, deadline, usedToday, limitCount } =
    options
  return (
    <>
      {!allowed && <NoticeBar tone='warning'>{reason ?? '当前不可变更'}</NoticeBar>}
      {limitVolume !== null && (
        <NoticeBar tone='warning'>{`调峰限气，当日用气上限 ${formatVolume(limitVolume)}，计划按上限计`}</NoticeBar>
      )}
      <Card>
        <Ends gap={8}>
          <span className='fs-14 t2'>当前计划</span>
          {allowed && (
            <span className='fs-13 c-warning'>
              {`${deadline.slice(5, 16).replace('T', ' ')}截止 · 剩余 `}
              <CountDown until={deadline} onEnd={() => void onEnd()} />
            </span>
          )}
        </Ends>
        <Volume value={locked} size='l' />
        <div className='hr' />
        <Figures
          items={[
            {
              label: asOf === null ? '今日已用' : `${asOf.slice(11, 16)} 已用`,
              value: <Volume value={measuredSoFar} />,
            },
            { label: '预计全天', value: <Volume value={projected?.volume ?? null} /> },
            { label: '已变更', value: `${usedToday}/${limitCount}` },
          ]}
        />
        {projected !== null && (
          <div className='fs-12 t3 num mt8'>
            {`预计 80% 区间 ${formatVolumeNumber(projected.low)}–${formatVolumeNumber(projected.high)} m³`}
          </div>
        )}
      </Card>
    </>
  )
}

/** The one number that changes, with what passes at once and how far it is from what was locked. */
export function ChangeVolume({ of, options }: { of: Changing; options: ChangeOptions }) {
  const { min, max, alone, locked, projected } = options
  const ranged = (volume: string) => rangedBy(options, volume)
  const picks = [
    ...(projected === null
      ? []
      : [{ label: '按预计', volume: ranged(projected.volume), note: aloneNote(options, ranged(projected.volume)) }]),
    ...(alone === null ? [] : [{ label: '立即生效的上限', volume: ranged(alone.max), note: '自动通过' }]),
  ]
  const steps = ['-10', '-5', '5', '10']
  return (
    <SectionCard title='改成多少' extra={`可改 ${formatVolumeNumber(min)}–${formatVolumeNumber(max)} m³`}>
      <VolumeInput
        label='变更后气量'
        value={of.to}
        min={min}
        max={max}
        disabled={!options.allowed}
        onChange={of.setVolume}
      />
      <div className='fs-13 t2 num mt8'>{`较当前 ${formatChange(changeOf(locked, of.to))}${aloneText(options, of.to)}`}</div>
      {options.allowed && locked !== null && options.openFrom === null && (
        <Row wrap gap={8} top={8}>
          {steps.map((step) => (
            <Button
              key={step}
              kind='plain'
              size='small'
              onTap={() =>
                of.setVolume(
                  ranged(
                    fixed(
                      decimal(locked)
                        .times(100 + Number(step))
                        .div(100),
                      0,
                    ),
                  ),
                )
              }
            >
              {`${Number(step) > 0 ? '+' : '−'}${Math.abs(Number(step))}%`}
            </Button>
          ))}
        </Row>
      )}
      {options.allowed && picks.length > 0 && (
        <Row wrap gap={8} top={12}>
          {picks.map(({ label, volume, note }) => (
            <Button key={label} kind='outline' size='small' onTap={() => of.setVolume(volume)}>
              {`${label} ${formatVolumeNumber(volume)} · ${note}`}
            </Button>
          ))}
        </Row>
      )}
    </SectionCard>
  )
}

/** Percent of a change, one decimal; null where nothing is planned. */
const changeOf = (locked: string | null, to: string): string | null =>
  locked === null || to === '' || Number(locked) === 0
    ? null
    : fixed(decimal(to).minus(decimal(locked)).times(100).div(decimal(locked)), 1)

const isAlone = ({ alone }: ChangeOptions, to: string): boolean =>
  alone !== null && Number(to) >= Number(alone.min) && Number(to) <= Number(alone.max)

const aloneNote = (options: ChangeOptions, to: string): string => (isAlone(options, to) ? '自动通过' : '需审核')
const aloneText = (options: ChangeOptions, to: string): string =>
  to === '' || to === options.locked ? '' : ` · ${aloneNote(options, to)}`

/** Why it changes. */
export const ReasonChips = ({ of }: { of: Changing }) => (
  <SectionCard title='变更原因'>
    <Chips
      inset
      wrap
      label='变更原因'
      items={of.names.map(({ code, name }) => ({ key: code, label: name }))}
      active={of.reasonCode}
      onChange={of.setReason}
    />
  </SectionCard>
)
