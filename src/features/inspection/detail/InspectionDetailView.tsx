import { conclusions, reportKinds, reportStatus, visitResults } from '@domain/statuses/inspection'
import { formatFullMoment } from '@domain/date-format'
import { formatVolume } from '@domain/volume'
import { DetailPage, usePreview } from '@/blocks'
import { callPhone } from '@/platform/phone'
import { useRead } from '@/request'
import type { ViewParams } from '@/routes/table'
import { Button, Card, Ends, Icon, KeyValue, NoticeBar, SectionCard, SectionLabel, Status } from '@/ui'
import { Band } from '../Band'
import { HazardCard } from '../HazardCard'
import type { Report } from '../hazard-text'
import { Checks } from './Checks'
import { ReportFoot } from './ReportFoot'
import '../inspection.scss'
import './detail.scss'

/** 安检报告详情: what was found first, the rest folded, one signature for all of it (D 6.3). */
export function InspectionDetailView({ reportId }: ViewParams<'/subPages/inspection-report/inspection-detail'>) {
  const read = useRead('default GET /crmgas/inspection/detail', { reportId }, { refresh: 'show' })
  const preview = usePreview()
  return (
    <>
      <DetailPage read={read} footer={(report) => <ReportFoot of={report} onChanged={read.reload} />}>
        {(report) => (
          <>
            <Verdict of={report} />
            {report.status === 'VOIDED' && <NoticeBar tone='warning'>{`已作废：${report.voidReason ?? ''}`}</NoticeBar>}
            <Facts of={report} />
            {report.hazards.length > 0 && (
              <SectionLabel>
                <Ends>
                  <span>隐患与整改</span>
                  <span className='fs-13 t3'>
                    {report.hazards.length} 项{report.status === 'TO_SIGN' && ' · 签字后视为签收'}
                  </span>
                </Ends>
              </SectionLabel>
            )}
            {report.hazards.map((hazard) => (
              <HazardCard key={hazard.hazardId} hazard={hazard} whole />
            ))}
            {report.items.length > 0 && <Checks items={report.items} onShow={preview.show} />}
            <Readings of={report} />
            {report.summary !== '' && (
              <SectionCard title='检查意见'>
                <div className='fs-14 t2 lh-read break'>{report.summary}</div>
              </SectionCard>
            )}
            <Signature of={report} />
          </>
        )}
      </DetailPage>
      {preview.layer}
    </>
  )
}

function Verdict({ of: { conclusion, visitResult, items, found, status } }: { of: Report }) {
  const isPass = conclusion === 'PASS'
  const passed = items.filter(({ result }) => result === 'OK').length
  const counts = [
    ['重大', found.level1, 'c-danger'],
    ['较大', found.level2, 'c-warning'],
    ['一般', found.level3, 'c-primary'],
    ['合格', passed, 'c-success'],
  ] as const
  return (
    <Band tone={isPass ? 'success' : 'warning'}>
      <Ends>
        <span className='fs-20 fw-b'>
          <Icon name={isPass ? 'ok' : 'warn'} size={20} />{' '}
          {conclusion === null ? visitResults[visitResult] : conclusions[conclusion]}
        </span>
        <Status status={reportStatus[status]} />
      </Ends>
      {visitResult === 'DONE' && (
        <div className='in-counts'>
          {counts.map(([label, value, tone]) => (
            <div key={label} className='in-count'>
              <div className={`fs-20 fw-b num ${value > 0 ? tone : 't3'}`}>{value}</div>
              <div className='fs-12 t3'>{label}</div>
            </div>
          ))}
        </div>
      )}
    </Band>
  )
}

const Facts = ({ of: report }: { of: Report }) => (
  <Card>
    <KeyValue
      items={[
        ['报告编号', report.reportNo, { copy: report.reportNo }],
        ['检查类型', reportKinds[report.kind]],
        ['安检时间', formatFullMoment(report.inspectAt)],
        ['用气地点', report.siteName],
        ['地址', report.address],
        [
          '安检员',
          <>
            {report.inspectorName} <span className='t3 num'>{report.inspectorNo}</span>{' '}
            <Button kind='text' size='small' onTap={() => callPhone(report.inspectorPhone)}>
              拨打电话
            </Button>
          </>,
        ],
      ]}
    />
  </Card>
)

function Readings({ of: { readings } }: { of: Report }) {
  if (readings.length === 0) return null
  return (
    <SectionCard title='表具读数'>
      <KeyValue
        items={readings.map(({ meterNo, reading, pressure }) => [
          meterNo,
          <span className='num'>{`${formatVolume(reading.split('.')[0])}${pressure === null ? '' : ` · ${pressure} kPa`}`}</span>,
          { key: meterNo },
        ])}
      />
    </SectionCard>
  )
}

function Signature({ of: { signer, status, refuseReason, contentHash } }: { of: Report }) {
  if (status === 'NOT_MET' || status === 'REFUSED') return null
  return (
    <SectionCard title='用气方签字' extra={signer === null ? '未签字' : undefined}>
      {signer !== null && (
        <>
          {signer.url !== null && <img className='rp-sign' src={signer.url} alt={`${signer.name}的签名`} />}
          <KeyValue
            items={[
              ['签字人', signer.name],
              ['签字时间', formatFullMoment(signer.signedAt)],
              ['内容指纹', `${contentHash.slice(0, 16)}…`, { copy: contentHash }],
            ]}
          />
        </>
      )}
      {refuseReason !== '' && <div className='fs-14 t2 break'>{`拒绝签字：${refuseReason}`}</div>}
      {signer === null && <div className='fs-13 t3 mt8'>拒绝签字不影响隐患整改期限，3 天后视为送达。</div>}
    </SectionCard>
  )
}
