import type { In, Out } from '@contract'
import type { StatusText } from '@domain/machine'
import * as words from '@domain/statuses/project'

type Dict = 'job GET /common/dict/getByGroupAndCode'

type Labels = Readonly<Record<string, string | { label: string } | StatusText>>

/** Code lists of projects by the name of their group. */
const groups: Readonly<Record<string, Labels>> = {
  projectType: words.projectTypes,
  projectStage: words.projectStages,
  projectStatus: words.projectStatus,
  nodeStatus: words.shownNodeStatus,
  schemeStatus: words.schemeStatus,
  paymentStatus: words.projectPaymentStatus,
  approvalType: words.approvalTypes,
  approvalStatus: words.projectApprovalStatus,
  updateKind: words.projectUpdateKinds,
  conclusion: words.surveyResults,
  pressureLevel: words.pressureLevels,
  projectRole: words.projectRoles,
  recordType: words.engineRecordTypes,
  recordResult: words.recordResults,
}

/** PJ-12: labels of codes; none for a group or a code that is not known. */
export function dictionary({ group, code }: In<Dict>): Out<Dict> {
  const all = Object.entries(Object.hasOwn(groups, group) ? (groups[group] ?? {}) : {})
  return all
    .map(([one, text], sort) => ({
      group,
      code: one,
      label: typeof text === 'string' ? text : text.label,
      sort,
      color: typeof text === 'object' && 'tone' in text ? text.tone : '',
      extra: null,
    }))
    .filter((row) => code === undefined || row.code === code)
}
