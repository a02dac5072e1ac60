import { useState } from 'react'
import { formatMoment } from '@domain/date-format'
import { smartSeverities } from '@domain/smart-message'
import { smartReasons, smartStatus, type SmartReason } from '@domain/statuses/smart-message'
import { useAct, useLinks, useToday } from '@/blocks'
import { ActionSheet, Button, Card, Chart, Ends, KeyValue, Row, Status, Dated } from '@/ui'
import type { Finding } from './types'
import './smart.scss'

const REASONS = Object.entries(smartReasons).map(([key, text]) => ({ key, text }))

/** One finding with its figures and what may be done; an action counts as adopted and leads on, whatever comes of the mark (E-X-10). */
export function FindingCard({ of }: { of: Finding }) {
  const { smartId, severity, title, insight, suggestion, evidence, series, actions, asOf, status } = of
  const [isAsking, setAsking] = useState(false)
  const act = useAct('default POST /crmgas/smartMessage/action', { loading: false })
  const links = useLinks()
  const today = useToday()
  const ignore = (reason: SmartReason) => {
    setAsking(false)
    void act.run({ smartId, action: 'ignore', reason })
  }
  return (
    <Card label={title} className={`sm-card sm-${severity}`}>
      <Ends gap={8}>
        <h3 className='grow fs-16 fw-b break'>{title}</h3>
        <Row gap={4}>
          {status === 'new' && <Status status={smartStatus.new} />}
          <Status status={smartSeverities[severity]} />
        </Row>
      </Ends>
      <div className='fs-15 mt8 break'>
        <Dated text={insight} />
      </div>
      <KeyValue
        className='mt8'
        items={evidence.map(({ label, value, unit }) => [label, `${value} ${unit}`.trim(), { key: label }])}
      />
      {series.length > 0 && (
        <Chart
          kind='bars'
          height={112}
          points={series.map(({ x, y }) => ({ key: x, label: x.slice(5), title: x, value: y }))}
          unit='m³'
          name='日用气'
          pointName='日期'
          summary={`${title}：${series[0]?.x}至${series.at(-1)?.x}每日用气柱状图`}
        />
      )}
      {asOf !== null && <div className='fs-12 t3 num mt4'>数据截至 {formatMoment(asOf, today)}</div>}
      <div className='fs-14 t2 mt8 break'>{suggestion}</div>
      <Row wrap gap={8} className='mt12'>
        {actions.map(({ text, route }, index) => {
          const go = links(route)
          return (
            go && (
              <Button
                key={text}
                size='small'
                kind={index === 0 ? 'filled' : 'outline'}
                label={`${text}：${title}`}
                onTap={() => {
                  void act.run({ smartId, action: 'adopt' })
                  go()
                }}
              >
                {text}
              </Button>
            )
          )
        })}
        <Button size='small' kind='plain' label={`忽略${title}`} onTap={() => setAsking(true)}>
          忽略
        </Button>
      </Row>
      <ActionSheet
        open={isAsking}
        title='忽略的原因'
        items={REASONS}
        onChoose={(key) => ignore(key as SmartReason)}
        onClose={() => setAsking(false)}
      />
    </Card>
  )
}
