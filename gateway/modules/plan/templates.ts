import type { In, Out } from '@contract'
import { jsonb } from '../../db/connect'
import type { BoundSession, Work } from '../../http/context'
import { newId } from '../../http/ids'
import { ownOr2902, Refusal } from '../../http/refusal'
import { lockOwnGroup, ownGroup } from './groups'
import * as repo from './repo/templates'
import { namesOf } from './view'

type Shown = Out<'predict GET /calc/template/list'>[number]

/** Most templates of one group (2.18). */
const MOST = 10

async function viewsOf(work: Work, rows: readonly repo.Template[]): Promise<Shown[]> {
  const nameOf = await namesOf(
    work,
    rows.map(({ updatedBy }) => updatedBy),
  )
  return rows.map(({ templateId, groupId, name, method, inputs, lastResult, updatedBy, updatedAt }) => ({
    templateId,
    groupId,
    name,
    method,
    inputs,
    lastResult,
    updatedBy: nameOf(updatedBy),
    updatedAt,
  }))
}

export async function templateList(work: Work, session: BoundSession, groupId: string): Promise<Shown[]> {
  await ownGroup(work, session, groupId)
  return viewsOf(work, await repo.templatesOf(work.db, session.bp, groupId))
}

/** A new template, or other inputs of one; 42622 for the eleventh of a group. */
export async function saveTemplate(
  work: Work,
  session: BoundSession,
  input: In<'predict POST /calc/template/save'>,
): Promise<Shown> {
  const { templateId, groupId, name, method, inputs, lastResult = null } = input
  const group = await lockOwnGroup(work, session, groupId)
  const at = work.clock.iso()
  const values = {
    name: name.trim(),
    method,
    inputs: jsonb(inputs),
    lastResult,
    updatedBy: session.userId,
    updatedAt: at,
  }
  const all = await repo.templatesOf(work.db, group.bp, groupId)
  const id = templateId ?? newId(work.clock.now())
  if (templateId !== undefined) {
    const own = ownOr2902(all.find((one) => one.templateId === templateId))
    await repo.changeTemplate(work.db, own, values)
  } else {
    if (all.length >= MOST) throw new Refusal('42622')
    const { bp, companyCode } = group
    await repo.insertTemplate(work.db, { ...values, bp, companyCode, groupId, templateId: id, createdAt: at })
  }
  const [shown] = await viewsOf(work, [ownOr2902(await repo.findTemplate(work.db, group.bp, id))])
  return ownOr2902(shown)
}

export async function deleteTemplate(work: Work, session: BoundSession, templateId: string): Promise<true> {
  if (!(await repo.deleteTemplate(work.db, session.bp, templateId))) throw new Refusal('2902')
  return true
}
