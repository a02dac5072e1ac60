import { useEffect, type ComponentType } from 'react'
import { PageFrame, useLink } from '@/blocks'
import { useReturn } from '@/blocks/page-shown'
import { addressOf, go } from '@/routes/go'
import { usePagePath } from '@/routes/page'
import type { PagePath, PageParams } from '@/routes/table'
import { Empty } from '@/ui'
import { chooseGroup, usePlanGroups } from './use-groups'
import type { PlanGroup } from './types'

export interface InGroup {
  group: PlanGroup
  /** This page with its parameters but the group: where choosing another one comes back to. */
  here: string
}

const SWITCH = '/subPagesB/pages/predict-gas/switch-group'

/**
 * A page about one group (P-01, P-02): the chosen one, the only one, or the page where one is chosen first. A customer without plans is led to the
 * estimate.
 */
export function withGroup<P extends PagePath>(View: ComponentType<{ params: PageParams<P> } & InGroup>) {
  return function InChosenGroup(params: PageParams<P>) {
    const { groupId: asked, ...others } = params as { groupId?: string }
    const { read, planning, group } = usePlanGroups(asked)
    const isAsked = asked !== undefined && group?.groupId === asked
    // A link to a group chooses it: the pages behind this one are about the same.
    useEffect(() => {
      if (isAsked) chooseGroup(asked)
    }, [isAsked, asked])
    // Another one may have been chosen on a page above.
    useReturn(() => isAsked && chooseGroup(asked))
    const path = usePagePath()
    const here = (addressOf as (path: PagePath, params: object) => string)(path, others)
    const mustChoose = group === null && planning.length > 1
    useEffect(() => {
      if (mustChoose) void go(SWITCH, { redirect: here }, { replace: true })
    }, [mustChoose, here])
    if (read.data === undefined) return <PageFrame of={read} />
    if (planning.length === 0) return <NoPlans />
    if (group === null) return <PageFrame />
    return <View key={group.groupId} params={params} group={group} here={here} />
  }
}

function NoPlans() {
  const estimate = useLink('/pages/predict-gas/predict-gas-calculator')
  return (
    <PageFrame
      empty={<Empty text='贵单位暂无需申报用气计划' {...(estimate && { action: '用气估算', onAction: estimate })} />}
    />
  )
}
