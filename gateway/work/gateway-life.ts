import { randomUUID } from 'node:crypto'
import type { WorkParts } from './context'
import { HEARTBEAT_EVERY, heartbeat, reclaim, signOff } from './leases'

export interface GatewayLife {
  gatewayId: string
  end(): Promise<void>
}

/** Writes heartbeats, from before the first item of this gateway until after its last one. */
export async function beginLife({ database: { db }, work: { log } }: WorkParts): Promise<GatewayLife> {
  const gatewayId = randomUUID()
  await heartbeat(db, { gatewayId })
  let writing: Promise<unknown> | null = null
  const timer = setInterval(() => {
    writing ??= heartbeat(db, { gatewayId })
      .catch((error: unknown) => log.warn({ err: error }, 'no heartbeat written'))
      .finally(() => {
        writing = null
      })
  }, HEARTBEAT_EVERY)
  timer.unref()
  return {
    gatewayId,
    async end() {
      clearInterval(timer)
      await writing
      // Otherwise the other gateways find out by its silence.
      await signOff(db, gatewayId).catch((error: unknown) => log.warn({ err: error }, 'gateway not signed off'))
    },
  }
}

/** Takes back the items of ended leases, and logs each of them. */
export async function reclaimItems({ database: { db }, work: { log } }: WorkParts, all = false): Promise<void> {
  for (const { isDead, ...item } of await reclaim(db, all))
    if (isDead) log.error({ ...item, alarm: 'DEAD_LETTER' }, 'item given up: its lease ended at its last try')
    else log.warn(item, 'item taken back: its lease ended')
}
