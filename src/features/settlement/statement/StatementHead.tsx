import { AgeLine, EstimateMark } from '@/shared/age'
import { Card, CountDown, Ends, Figures, Money, Row, Status, Tag, Volume } from '@/ui'
import { formatFullMoment, formatSpan } from '@domain/date-format'
import { formatMoney } from '@domain/money'
import { statementStatus } from '@domain/statuses/statement'
import { leftText, titleOf, type Statement } from '../settlement-look'

/** Volume and money of the month, how long it may still be checked, the signer for the company. */
export function StatementHead({ statement }: { statement: Statement }) {
  const { totalAmount, netAmount, taxAmount, confirmDeadline, companySignAt, revision } = statement
  return (
    <Card>
      <Ends>
        <Row gap={8} wrap>
          <span className='fs-15 fw-m break'>{titleOf(statement)}</span>
          {revision > 1 && <Tag tone='muted'>第{revision}版</Tag>}
        </Row>
        <Status status={statementStatus[statement.state]} />
      </Ends>
      <div className='fs-12 t3 mt4 num'>
        {formatSpan(statement.periodFrom, statement.periodTo)} · {statement.statementNo}
      </div>
      <div className='hr' />
      <Figures
        items={[
          {
            label: '结算气量',
            value: (
              <>
                <Volume value={statement.totalVolume} />
                <EstimateMark of={statement} />
              </>
            ),
          },
          { label: '结算金额', value: <Money value={totalAmount} /> },
        ]}
      />
      {netAmount !== null && taxAmount !== null && (
        <Row wrap gap={12} top={8} className='fs-12 t3 num'>
          <span className='nowrap'>不含税 {formatMoney(netAmount)}</span>
          <span className='nowrap'>税额 {formatMoney(taxAmount)}</span>
        </Row>
      )}
      <AgeLine of={statement} className='mt8' />
      {companySignAt !== null && (
        <div className='fs-12 t3 mt4'>
          公司已确认 {statement.companySignName} {formatFullMoment(companySignAt)}
        </div>
      )}
      {confirmDeadline !== null && (
        <div className='fs-13 c-warning mt8'>
          <CountDown until={confirmDeadline} format={leftText} />
          ，逾期未确认视为确认
        </div>
      )}
    </Card>
  )
}
