import { Type } from '@sinclair/typebox'
import { allows } from '@domain/machine'
import { valveStatus, type ValveState } from '@domain/statuses/meter'
import { valveCommandTransitions } from '@domain/statuses/valve-command'
import type { JobCtx, Work } from '../../../http/context'
import { newId } from '../../../http/ids'
import { isoOf } from '../../../ports/clock'
import type { ValveAnswer } from '../../../ports/valve'
import { transition } from '../../../states'
import { kind } from '../../../work/kinds'
import { enqueue } from '../../../work/queue'
import * as repo from '../repo/valve'
import { waitAfter } from '../rules/valve'
import { valveMachine } from '../states'

/** A remote meter with a valve. */
export interface ValveMeter {
  bp: string
  companyCode: string
  meterId: string
  meterNo: string
  valveState: ValveState
}

/** Why a valve is asked to turn: words for the change record, and the record that asks for it. */
export interface ValveReason {
  reason: string
  refType: string
  refId: string
}

/** A valve command: the first try right after the commit of its request, further ones by the sweep at growing distances (AE-87). */
export const commandKind = kind({
  name: 'metering.valveCommand',
  data: Type.Object({ bp: Type.String(), commandId: Type.String() }),
  run: { manual: deliver },
})

const wanted = { OPEN: 'OPEN', CLOSE: 'CLOSED' } as const

/**
 * Asks for a shut valve (AE-87) in the caller's transaction; it is carried out after the commit, and the meter's valve state follows
 * the device's word, never the wish. Asked twice it is one command; an open command the other way is replaced. Answers the command's
 * id. A meter without a valve is a RangeError.
 */
export const requestClose = (work: Work, meter: ValveMeter, why: ValveReason): Promise<string> =>
  request(work, meter, 'CLOSE', why)

/** The way back of {@link requestClose} (AE-88). */
export const requestOpen = (work: Work, meter: ValveMeter, why: ValveReason): Promise<string> =>
  request(work, meter, 'OPEN', why)

async function request(work: Work, meter: ValveMeter, action: 'OPEN' | 'CLOSE', why: ValveReason): Promise<string> {
  if (meter.valveState === 'NONE') throw new RangeError(`meter ${meter.meterId} has no valve`)
  const open = await repo.lockOpen(work.db, meter)
  if (open?.action === action) return open.commandId
  if (open) await transition(work, valveMachine, open, 'REPLACE')
  const now = work.clock.iso()
  const commandId = newId(work.clock.now())
  const key = { bp: meter.bp, commandId }
  await repo.insertCommand(work.db, {
    ...why,
    ...key,
    companyCode: meter.companyCode,
    meterId: meter.meterId,
    meterNo: meter.meterNo,
    action,
    state: 'WAITING',
    askAgainAt: now,
    createdAt: now,
    updatedAt: now,
  })
  await enqueue(work, commandKind, commandId, key)
  return commandId
}

/** What became of a command; null for an unknown one. */
export const findCommand = async (work: Work, commandId: string): Promise<repo.ValveCommand | null> =>
  (await repo.findCommand(work.db, commandId)) ?? null

/**
 * Hands one command to the head-end between two transactions: the try is counted before it is made, so that a killed process neither
 * loses nor forgets it. After the last try it is given up, with an alarm. A silent head-end throws; the next try has its time already.
 */
export async function deliver(outside: Pick<JobCtx, 'transaction'> & Work, key: repo.CommandKey): Promise<void> {
  const command = await outside.transaction((work) => takeForTry(work, key))
  if (!command) return
  const { commandId, companyCode, meterId, meterNo, action } = command
  const answer = await outside.ports.valve.send({ commandId, companyCode, meterId, meterNo, action })
  if (answer.state !== 'ACCEPTED') await outside.transaction((work) => acknowledge(work, key, answer))
}

async function takeForTry(work: Work, key: repo.CommandKey): Promise<repo.ValveCommand | null> {
  const command = await repo.lockCommand(work.db, key)
  if (!command || !allows(valveCommandTransitions, command.state, 'SEND')) return null
  if (Date.parse(command.askAgainAt) > work.clock.now()) return null
  const tries = command.tries + 1
  const wait = waitAfter(tries)
  if (wait === null) {
    await transition(work, valveMachine, command, 'GIVE_UP', { set: { failReason: '设备无应答' } })
    work.log.error({ alarm: 'VALVE', ...key, meterId: command.meterId }, 'valve command without an answer')
    return null
  }
  const before = command.valveBefore ?? (await repo.valveOf(work.db, command))
  const valveBefore = before === 'NONE' ? 'UNKNOWN' : before
  const askAgainAt = isoOf(work.clock.now() + wait)
  await transition(work, valveMachine, command, 'SEND', { set: { tries, valveBefore, askAgainAt } })
  await repo.setValve(work.db, command, 'UNKNOWN', work.clock.iso())
  return command
}

/** {@link acknowledge} by the command's id alone, for a head-end of these companies. Answers the state it has now; null: unknown to it. */
export async function answerCommand(
  work: Work,
  commandId: string,
  companies: readonly string[],
  answer: Exclude<ValveAnswer, { state: 'ACCEPTED' }>,
): Promise<repo.ValveCommand['state'] | null> {
  const known = await repo.findCommand(work.db, commandId)
  if (!known || !companies.includes(known.companyCode)) return null
  await acknowledge(work, known, answer)
  return (await repo.findCommand(work.db, commandId))?.state ?? null
}

/** The device's word, from the head-end's answer or its own call; a repeated one, or one of a replaced command, changes nothing. */
export async function acknowledge(
  work: Work,
  key: repo.CommandKey,
  answer: Exclude<ValveAnswer, { state: 'ACCEPTED' }>,
): Promise<void> {
  const command = await repo.lockCommand(work.db, key)
  const event = answer.state === 'DONE' ? 'ACK' : 'REFUSE'
  if (!command || !allows(valveCommandTransitions, command.state, event)) return
  const now = work.clock.iso()
  const before = (command.valveBefore ?? 'UNKNOWN') as ValveState
  if (answer.state === 'REFUSED') {
    await transition(work, valveMachine, command, event, {
      set: { settledAt: now, failReason: answer.reason.slice(0, 200) },
    })
    await repo.setValve(work.db, command, before, now)
    work.log.error({ alarm: 'VALVE', ...key, meterId: command.meterId }, 'valve command refused by the device')
    return
  }
  await transition(work, valveMachine, command, event, { set: { settledAt: now, failReason: '' } })
  const after = wanted[command.action]
  await repo.setValve(work.db, command, after, now)
  await repo.insertChange(work.db, {
    bp: command.bp,
    companyCode: command.companyCode,
    changeId: newId(work.clock.now()),
    meterId: command.meterId,
    meterNo: command.meterNo,
    changeType: 'VALVE',
    oldValue: valveStatus[before].label,
    newValue: valveStatus[after].label,
    reason: command.reason,
    operator: '远程阀控',
    happenedAt: now,
  })
}
