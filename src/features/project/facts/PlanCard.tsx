import { projectStages, shownNodeStatus } from '@domain/statuses/project'
import { useRead, useWrite, callFailure } from '@/request'
import { Ends, Fact, Status, toast } from '@/ui'
import { Part } from './Part'
import './facts.scss'

/** 计划与进度: each step with its planned and actual days; a hint of a step is beside it until it was seen (PJ-09). */
export function PlanCard({ projectId }: { projectId: string }) {
  const read = useRead('job POST /project/queryProjectPlan', { projectId }, { refresh: 'show' })
  const seen = useWrite('job GET /customer/node/clickTip', { handles: 'all', loading: false })
  return (
    <Part title='计划与进度' read={read}>
      {({ rows, planFinishDate, forecastFinishDate }) => (
        <>
          {forecastFinishDate !== null && forecastFinishDate !== planFinishDate && (
            <div className='fs-13 c-warning'>{`按当前进度预计 ${forecastFinishDate} 完工`}</div>
          )}
          {rows.map((row) => (
            <Ends key={row.nodeCode} top={8}>
              <Fact
                grow
                value={`${projectStages[row.stage]} · ${row.nodeName}`}
                note={
                  row.actualEnd !== null
                    ? `${row.actualEnd} 完成`
                    : row.planEnd === null
                      ? '待排期'
                      : `计划 ${row.planStart ?? ''} 至 ${row.planEnd}`
                }
              />
              {row.tip !== '' && !row.tipClicked && (
                <button
                  type='button'
                  className='pf-tip'
                  aria-label={`查看${row.nodeName}的提示`}
                  onClick={() => {
                    toast(row.tip)
                    seen.run({ projectId, nodeCode: row.nodeCode }).then(read.reload).catch(callFailure)
                  }}
                >
                  <span className='pf-pulse' />
                </button>
              )}
              <Status status={shownNodeStatus[row.status]} />
            </Ends>
          ))}
        </>
      )}
    </Part>
  )
}
