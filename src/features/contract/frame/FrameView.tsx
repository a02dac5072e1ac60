import { useState } from 'react'
import type { Out } from '@contract'
import { grouped } from '@domain/decimal-text'
import { formatMoment } from '@domain/date-format'
import { contractStatus } from '@domain/statuses/gas-contract'
import { DetailPage, Shape, useToday } from '@/blocks'
import { useTypedKept } from '@/blocks/form/use-typed-kept'
import { useRead } from '@/request'
import { serverNow } from '@/platform/time'
import type { PageParams } from '@/routes/table'
import { Button, Card, CountDown, Empty, Ends, Field, KeyValue, prompt, Row, SectionCard, Segment, Status } from '@/ui'
import { remainingText } from '../remaining-text'
import { FrameFoot } from './FrameFoot'
import { ForecastText, volumesOf, WrongCard } from './FrameForecast'
import { MonthBars } from './MonthBars'
import { scaled, sumOf } from './months'

type Frame = Out<'default GET /crmgas/contract/frame/get'>

/** 年度框架合同 (B 6.6, C-11, rest 3-10): from what is expected, twelve months with their sum and what it costs to miss them. */
export function FrameView({ year }: PageParams<'/subPagesB/pages/signManagement/annualFrameContract'>) {
  const [chosen, setChosen] = useState(year)
  const [typed, setTyped] = useState<Readonly<Record<number, Typed>>>({})
  const read = useRead('default GET /crmgas/contract/frame/get', chosen === undefined ? {} : { year: chosen })
  const { data } = read
  if (data === undefined)
    return (
      <DetailPage read={read} skeleton={<Shape heights={[120, 420]} />}>
        {() => null}
      </DetailPage>
    )
  if (data.needed === '0')
    return <DetailPage read={read}>{() => <Empty text='贵单位无需签订年度框架合同' />}</DetailPage>
  const type = (part: Typed | null) =>
    setTyped(({ [data.year]: now, ...others }) =>
      part === null ? others : { ...others, [data.year]: { ...now, ...part } },
    )
  return (
    <Form key={data.year} frame={data} read={read} typed={typed[data.year] ?? null} onType={type} onYear={setChosen} />
  )
}

type Typed = Partial<Pick<Frame, 'months' | 'mdq'> & { note: string }>

interface FormProps {
  frame: Frame
  read: ReturnType<typeof useRead<'default GET /crmgas/contract/frame/get'>>
  /** What was typed for this year: it stands beside what another user saves meanwhile, until it is saved or the frame is not open any more. */
  typed: Typed | null
  /** null: it has been saved. */
  onType: (part: Typed | null) => void
  onYear: (year: number) => void
}

function Form({ frame, read, typed, onType, onYear }: FormProps) {
  const isEditable = frame.editable === '1'
  const kept = useTypedKept(`frame-${frame.year}`, typed, onType)
  const { months, mdq, note } = {
    ...(frame.contract ?? { months: frame.months, mdq: frame.mdq, note: '' }),
    ...(isEditable && typed),
  }
  const setMonths = (next: readonly string[]) => onType({ months: [...next] })
  const scale = async () => {
    const percent = await prompt({
      title: '按比例调整',
      label: '比例 %',
      placeholder: '50-150',
      kind: 'digits',
      maxLength: 3,
      check: (text) => (/^([5-9]\d|1[0-4]\d|150)$/.test(text) ? undefined : '请输入50-150的整数'),
    })
    if (percent !== null) setMonths(scaled(months, percent))
  }
  return (
    <DetailPage
      spaced
      read={read}
      footer={() => (
        <FrameFoot
          {...{ frame, months, mdq, note }}
          onSent={kept.sent}
          onSaved={() => onType(null)}
          onChanged={read.reload}
        />
      )}
    >
      {() => (
        <>
          <Head frame={frame} onYear={onYear} />
          {isEditable && kept.offer}
          <SectionCard title={`年合同量 ${grouped(sumOf(months))} m³`}>
            <div className='fs-13 t3 num'>近12个月实际用气 {grouped(frame.trailing12)} m³</div>
            {frame.forecast && <ForecastText of={frame.forecast} />}
            <MonthBars
              key={frame.contract?.version ?? 0}
              {...{ months, isEditable }}
              trailing={frame.trailing}
              ranges={frame.forecast?.months}
              onChange={setMonths}
            />
            {isEditable && (
              <Row gap={8} wrap top={12}>
                {frame.forecast && (
                  <Button kind='outline' size='small' onTap={() => setMonths(volumesOf(frame.forecast))}>
                    按预测填入
                  </Button>
                )}
                <Button kind='outline' size='small' onTap={() => setMonths(frame.trailing)}>
                  按去年用量填入
                </Button>
                <Button kind='outline' size='small' onTap={() => void scale()}>
                  按比例调整
                </Button>
              </Row>
            )}
          </SectionCard>
          <WrongCard frame={frame} months={months} />
          <Terms {...{ frame, mdq, note, isEditable }} onType={onType} />
        </>
      )}
    </DetailPage>
  )
}

interface TermsProps {
  frame: Frame
  mdq: string
  note: string
  isEditable: boolean
  onType: (part: Typed) => void
}

function Terms({ frame, mdq, note, isEditable, onType }: TermsProps) {
  return (
    <SectionCard title='条款'>
      {isEditable ? (
        <>
          <Field
            kind='digits'
            label='日最大量 m³'
            name='mdq'
            maxLength={9}
            value={mdq}
            onChange={(next) => onType({ mdq: next })}
          />
          <Field
            label='差异说明'
            name='note'
            maxLength={200}
            value={note}
            onChange={(next) => onType({ note: next })}
            kind='textarea'
            hint='年合同量超出近12个月用气的80%–120%时填写'
          />
        </>
      ) : (
        <KeyValue
          items={[
            ['日最大量', `${grouped(mdq)} m³`],
            ['差异说明', note || null],
          ]}
        />
      )}
      <KeyValue
        className='mt8'
        items={[
          ['日最大量上限', frame.limits.mdqMax && `${grouped(frame.limits.mdqMax)} m³`],
          ['免费偏差', `±${frame.tolerance}%`],
          ['偏差考核', frame.fees && `超出部分按气价 ${frame.fees.overRate}%，不足部分按 ${frame.fees.underRate}%`],
          ['价格机制', frame.pricing],
        ]}
      />
    </SectionCard>
  )
}

function Head({ frame: { year, contract, window }, onYear }: { frame: Frame; onYear: (year: number) => void }) {
  const today = useToday()
  const newest = Number(today.slice(0, 4)) + 1
  const years = [newest - 1, newest].map((one) => ({ key: String(one), label: `${one}年` }))
  return (
    <Card>
      <Segment label='年份' items={years} active={String(year)} onChange={(key) => onYear(Number(key))} />
      <Ends top={12}>
        <span className='fs-16 fw-m'>{year}年度框架合同</span>
        {contract && <Status status={contractStatus[contract.status]} />}
      </Ends>
      <div className='fs-13 t3 mt8'>
        {window.open === '1' ? (
          <>
            填报截止 {formatMoment(window.until, today)}，剩余 <CountDown until={window.until} format={remainingText} />
          </>
        ) : serverNow() < Date.parse(window.from) ? (
          `${formatMoment(window.from, today)} 开放填报`
        ) : (
          '填报时间已结束'
        )}
      </div>
      {contract && contract.remark !== '' && (
        <div className='fs-14 c-warning mt8 break'>退回修改：{contract.remark}</div>
      )}
    </Card>
  )
}
