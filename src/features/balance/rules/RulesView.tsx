import { useState } from 'react'
import type { Out } from '@contract'
import { SECOND } from '@domain/date'
import { formatFullMoment } from '@domain/date-format'
import { DetailPage, Shape, useAct } from '@/blocks'
import { useRead } from '@/request'
import { go, goBack } from '@/routes/go'
import type { ViewParams } from '@/routes/table'
import { ClauseText, useReadThrough } from '@/shared/signing'
import { BottomBar, Card, CheckBox } from '@/ui'
import { exampleOf } from '../balance-text'
import { ActivityHead } from '../parts/ActivityHead'
import { saveMark } from '../read-mark'

type Rules = Out<'zh GET /activity/rules'>

/** Below the last line: once it is on the screen the rules have been gone through. */
const END = 'balance-rules-end'

/** 活动规则 (B 6.4, S-01): read to the end before a sign-up. */
export function RulesView({ activityId, next }: ViewParams<'/subPagesB/pages/substitution/rules'>) {
  const read = useRead('zh GET /activity/rules', { activityId }, { gone: ['2902'], freshFor: 0 })
  return (
    <DetailPage
      spaced
      read={read}
      skeleton={<Shape heights={[180, 420]} />}
      footer={(rules) =>
        next === 'apply' ? (
          <ReadBar of={rules} onStale={read.reload} />
        ) : (
          <BottomBar primary={{ text: '知道了', onTap: () => void goBack() }} />
        )
      }
    >
      {(rules) => (
        <>
          <ActivityHead of={rules}>
            <div className='fs-13 t2 mt8 break'>{exampleOf(rules)}</div>
          </ActivityHead>
          <Card>
            <ClauseText text={rules.rulesText} />
            <div className='hr' />
            <div id={END} className='fs-12 t3 num'>
              第 {rules.rulesVersion} 版 · {formatFullMoment(rules.rulesAt)}
            </div>
          </Card>
        </>
      )}
    </DetailPage>
  )
}

/** Grey until the time is over, the end was on the screen and the box is ticked. */
function ReadBar({ of: rules, onStale }: { of: Rules; onStale: () => Promise<void> }) {
  const { activityId, rulesVersion, openToken, openedAt, minReadSeconds } = rules
  const [isAgreed, setAgreed] = useState(false)
  const { left, isAtEnd } = useReadThrough({ endId: END, openedAt, isOn: true, least: minReadSeconds * SECOND })
  const read = useAct('zh POST /activity/readRules', {
    dialog: ['42501', '42506'],
    done: ({ readToken, expireAt }) => {
      saveMark({ activityId, readToken, expireAt })
      return go('/subPagesB/pages/substitution/apply', { activityId }, { replace: true })
    },
    stale: onStale,
  })
  const isRead = left === 0 && isAtEnd
  return (
    <BottomBar
      note={
        isRead ? (
          <CheckBox checked={isAgreed} onChange={setAgreed}>
            我已阅读并同意活动规则
          </CheckBox>
        ) : (
          <span className='fs-13 t3'>请阅读至规则末尾</span>
        )
      }
      primary={{
        text: left > 0 ? `我已阅读(${left}s)` : '我已阅读',
        onTap: () => read.run({ activityId, rulesVersion, openToken }),
        loading: read.busy,
        disabled: !isRead || !isAgreed,
      }}
    />
  )
}
