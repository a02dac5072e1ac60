import { useState } from 'react'
import { ActionSheet, Card, Ends, Switch } from '@/ui'
import { HOURS, quietHours, quietParts, type Wish } from './reception-model'
import './reception.scss'

type Quiet = Wish['quiet']
const ENDS = { start: '从', end: '到' } as const

/** 免打扰: from when to when, and the day as a bar. */
export function QuietCard({ quiet, onChange }: { quiet: Quiet; onChange: (quiet: Quiet) => void }) {
  const [asking, setAsking] = useState<keyof typeof ENDS | null>(null)
  const other = asking === 'start' ? quiet.end : quiet.start
  const { enabled, start, end } = quiet
  return (
    <Card>
      <Ends>
        <span className='fs-16 fw-b'>免打扰时段</span>
        <Switch checked={enabled} label='免打扰时段' onChange={(on) => onChange({ ...quiet, enabled: on })} />
      </Ends>
      {enabled && (
        <>
          <div className='mr-times mt8'>
            {(['start', 'end'] as const).map((which) => (
              <button
                key={which}
                type='button'
                className='mr-time'
                aria-label={`${ENDS[which]} ${quiet[which]}`}
                onClick={() => setAsking(which)}
              >
                <span className='fs-12 t3'>{which === 'end' && end <= start ? '到次日' : ENDS[which]}</span>
                <span className='fs-20 fw-b num'>{quiet[which]}</span>
              </button>
            ))}
          </div>
          <div className='fs-13 t3 center mt4'>{`共 ${quietHours(start, end)} 小时`}</div>
          <div className='mr-day mt8' aria-hidden='true'>
            {quietParts(start, end).map(({ left, width }) => (
              <div key={left} className='mr-part' style={{ left: `${left}%`, width: `${width}%` }} />
            ))}
          </div>
          <div className='mr-scale fs-11 t3 num' aria-hidden='true'>
            {[0, 6, 12, 18, 24].map((hour) => (
              <span key={hour}>{hour}</span>
            ))}
          </div>
        </>
      )}
      <div className='fs-12 t3 break mt8'>停气等紧急消息不受影响</div>
      <ActionSheet
        open={asking !== null}
        title={asking === 'start' ? '从几点开始' : '到几点结束'}
        items={HOURS.filter((clock) => clock !== other).map((clock) => ({ key: clock, text: clock }))}
        {...(asking && { active: quiet[asking] })}
        onChoose={(clock) => {
          if (asking) onChange({ ...quiet, [asking]: clock })
          setAsking(null)
        }}
        onClose={() => setAsking(null)}
      />
    </Card>
  )
}
