import { formatMoment } from '@domain/date-format'
import type { FallbackType } from '@domain/plan/fallback'
import { periodName } from '@domain/plan/windows'
import { fallbackRules, type FallbackRule } from '@domain/statuses/gas-plan'
import { formatVolume } from '@domain/volume'
import { useAct, useMay, useToday } from '@/blocks'
import { useRead } from '@/request'
import { alert, ErrorBlock, prompt, SectionCard, Skeleton, Switch } from '@/ui'
import type { CheckItem, Fallback } from '../types'
import './report.scss'

interface Props {
  groupId: string
  planType: FallbackType
}

/** 忘了也不漏报 (Y-08): what is declared five minutes before the window ends without a declaration. */
export function FallbackCard({ groupId, planType }: Props) {
  const read = useRead('predict GET /plan/fallback', { groupId, planType }, { refresh: 'show', handles: 'all' })
  if (read.data === undefined)
    return (
      <SectionCard title='忘了也不漏报'>
        {read.state === 'error' ? (
          <ErrorBlock small onRetry={() => void read.reload()} />
        ) : (
          <Skeleton kind='list' rows={1} />
        )}
      </SectionCard>
    )
  return <Rules of={{ groupId, planType }} fallback={read.data} reload={read.reload} />
}

const RULES = Object.keys(fallbackRules) as FallbackRule[]

function Rules({ of, fallback, reload }: { of: Props; fallback: Fallback; reload: () => Promise<void> }) {
  const mayReport = useMay('model:PREDICT_REPORT')
  const today = useToday()
  const { rule, next, version } = fallback
  const save = useAct('predict POST /plan/fallback', {
    once: true,
    ok: (_answer, input) => (input.rule === 'NONE' ? '已关闭自动申报' : '已设置自动申报'),
    dialog: ['42605'],
    tell: (error) => alert(reasonsOf(error.data) || error.message, { title: error.message, cancelText: null }),
    done: reload,
    stale: reload,
  })
  const set = async (chosen: FallbackRule | 'NONE') => {
    if (chosen !== 'FIXED') return save.run({ ...of, rule: chosen, version })
    const volume = await askVolume(fallback.volume)
    return volume === null ? undefined : save.run({ ...of, rule: 'FIXED', volume, version })
  }
  const isOff = !mayReport || save.busy
  const when = formatMoment(next.fileAt, today)
  return (
    <SectionCard
      title='忘了也不漏报'
      extra={
        <Switch
          label='自动申报'
          checked={rule !== null}
          disabled={isOff}
          onChange={(on) => void set(on ? 'SUGGESTION' : 'NONE')}
        />
      }
    >
      <div className='fs-13 t2 num'>
        {`${when} 仍无人提交，就按下面的值自动申报 ${periodName(of.planType, next.period)}`}
        {next.isDeclared && '；该计划已有人申报，不会再自动申报'}
      </div>
      <div className='rpt-rules mt12' role='group' aria-label='自动申报的值'>
        {RULES.map((one) => (
          <button
            key={one}
            type='button'
            className={rule === one ? 'rpt-rule rpt-rule-on' : 'rpt-rule'}
            aria-pressed={rule === one}
            disabled={isOff}
            onClick={() => void set(one)}
          >
            <div className='fs-14'>{fallbackRules[one]}</div>
            <div className='fs-12 num'>{valueOf(one, fallback)}</div>
          </button>
        ))}
      </div>
      <div className='fs-12 t3 mt12'>
        {fallback.setBy !== null && rule !== null
          ? `会标注“自动申报 · ${fallback.setBy}设定”，不覆盖任何人填的值`
          : '会标注“自动申报”和设定人，不覆盖任何人填的值'}
      </div>
    </SectionCard>
  )
}

function valueOf(rule: FallbackRule, { volume, next }: Fallback): string {
  if (rule === 'FIXED') return volume === null ? '去设置' : formatVolume(volume)
  const value = rule === 'LAST' ? next.last : next.suggestion
  return value === null ? '暂无数据' : formatVolume(value)
}

const askVolume = (value: string | null): Promise<string | null> =>
  prompt({
    title: '固定值',
    label: '申报量（m³）',
    kind: 'digits',
    maxLength: 10,
    value: value ?? '',
    confirmText: '保存',
    check: (text) => (/^\d{1,10}$/.test(text) ? undefined : '请填写整数立方米'),
  })

const reasonsOf = (data: unknown): string =>
  ((data as { items?: readonly CheckItem[] } | null)?.items ?? [])
    .filter(({ level }) => level === 'BLOCK')
    .map(({ message }) => message)
    .join('；')
