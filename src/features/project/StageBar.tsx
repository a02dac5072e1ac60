import { shownNodeStatus } from '@domain/statuses/project'
import type { Project } from './types'
import './project.scss'

/** Six stages with their progress; the one that is under way stands out. */
export const StageBar = ({ of: { stages, stage } }: { of: Pick<Project, 'stages' | 'stage'> }) => (
  <div className='pj-bar' role='list' aria-label='工程阶段'>
    {stages.map((one) => (
      <div key={one.stage} role='listitem' className='pj-stage'>
        <div className='pj-line'>
          <div className={one.status === 'DELAYED' ? 'pj-fill pj-late' : 'pj-fill'} style={{ width: `${one.rate}%` }} />
        </div>
        <div
          className={one.stage === stage ? 'fs-12 fw-b' : 'fs-12 t3'}
          aria-label={`${one.stageName} ${one.rate}% ${shownNodeStatus[one.status].label}`}
        >
          {one.stageName}
        </div>
      </div>
    ))}
  </div>
)
