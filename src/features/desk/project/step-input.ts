import type { In } from '@contract'
import { codes } from '@domain/codes'
import type { Paper } from '@/blocks/form/paper/paper'
import { instantOf } from '../moment'
import { readLines } from '../typed-lines'
import { buildingOf, factOf, pipeOf, pointOf, quantityOf } from './lines'
import { placeTexts, quantitiesText, type StaffNode, type StaffProject, type StepValues } from './step-fields'

type Change = In<'btwob POST /project/node/update'>

const idsOf = (files: readonly Paper[]) => files.map(({ fileId }) => fileId)

/** Only what was changed is sent: the rest stays as it is. */
export function inputOf(values: StepValues, node: StaffNode, project: StaffProject): Change {
  const { event, rate, planStart, planEnd, planFinishDate, reason, tip, remark, files } = values
  const isOver = event === 'FINISH' || event === 'SKIP'
  return {
    projectId: project.projectId,
    version: project.version,
    nodeCode: node.nodeCode,
    ...(event !== '' && { event }),
    ...(!isOver && Number(rate) !== node.rate && { rate: Number(rate) }),
    ...(planStart !== (node.planStart ?? '') && { planStart }),
    ...(planEnd !== (node.planEnd ?? '') && { planEnd }),
    ...(planFinishDate !== (project.planFinishDate ?? '') && { planFinishDate }),
    ...(reason.trim() !== '' && { reason: reason.trim() }),
    ...(tip.trim() !== node.tip && { tip: tip.trim() }),
    ...(remark.trim() !== node.remark && { remark: remark.trim() }),
    ...(files.length > 0 && { files: idsOf(files) }),
    ...foundOf(values, project),
  }
}

function foundOf(values: StepValues, project: StaffProject): Partial<Change> {
  const { surveyResult, surveyText, surveyPhotos, drawing: drawn, drawingName, quantities: typed } = values
  const arrivedAt = instantOf(values.arrivedAt)
  const [sheet] = drawn
  return {
    ...(arrivedAt !== null && { arrivedAt }),
    ...(surveyResult !== '' && { surveyResult }),
    ...(surveyText.trim() !== '' && { surveyText: surveyText.trim() }),
    ...(surveyPhotos.length > 0 && { surveyPhotos: idsOf(surveyPhotos) }),
    ...placeOf(values, project),
    ...(sheet && { drawing: { name: drawingName.trim(), versionNo: project.drawings + 1, fileId: sheet.fileId } }),
    ...(typed.trim() !== quantitiesText(project) && { quantities: readLines(typed, quantityOf) }),
    ...recordOf(values),
  }
}

/** Where the gas goes: sent as a whole once something of it was changed. */
function placeOf(values: StepValues, project: StaffProject): Pick<Change, 'place'> {
  const { pipe, buildings, points, ventilation, alarmRequired } = values
  const before = placeTexts(project)
  if (codes(before).every((key) => values[key] === before[key])) return {}
  return {
    place: {
      buildings: readLines(buildings, buildingOf),
      points: readLines(points, pointOf),
      nearestPipe: pipeOf(pipe),
      ventilation,
      alarmRequired,
    },
  }
}

function recordOf(values: StepValues): Pick<Change, 'record'> {
  const { recordType, recordName, recordResult, recordDate, recordFiles, facts } = values
  if (recordType === '' || recordResult === '') return {}
  return {
    record: {
      recordType,
      name: recordName.trim(),
      result: recordResult,
      recordDate,
      facts: readLines(facts, factOf),
      ...(recordFiles.length > 0 && { files: idsOf(recordFiles) }),
    },
  }
}
